import type { Browser, Page } from '@playwright/test';
import { errors } from '@playwright/test';
import { median } from '../../pages/median.ts';

/** What tells on the page that an action had its effect. */
export interface Effect {
  /** What has to be seen. */
  selector: string;
  /** How many of it, at least; 1 by default. */
  count?: number;
  /** The `data-id` that the first of it no longer has. */
  notFirst?: string;
}

export interface Interaction {
  name: string;
  /** The design's figure, in milliseconds. */
  bound: number;
  route: string;
  /** The event the time counts from: the last one of its type that the shopper made. */
  from: 'pointerdown' | 'keydown';
  /** Gets ready to act, as a hand does that moves to its aim, and says what effect to wait for. */
  prepare(page: Page): Promise<Effect>;
  act(page: Page): Promise<void>;
}

interface Bench {
  browser: Browser;
  origin: string;
  runs: number;
}

const SLOWER = 4;
const PATIENCE = 10_000;

/** Median and slowest time in milliseconds, each run in a browser that knows nothing; null where nothing comes of it. */
export async function measure(interaction: Interaction, bench: Bench): Promise<[string, string] | null> {
  const times: number[] = [];
  for (let run = 0; run < bench.runs; run++) {
    try {
      times.push(await time(interaction, bench));
    } catch (error) {
      if (error instanceof errors.TimeoutError) return null;
      throw error;
    }
  }
  return [median(times).toFixed(0), Math.max(...times).toFixed(0)];
}

async function time({ route, from, prepare, act }: Interaction, { browser, origin }: Bench): Promise<number> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.addInitScript(installStopwatch, from);
    await page.goto(route);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const effect = await prepare(page);
    await page.evaluate((text) => sessionStorage.setItem('bench-effect', text), JSON.stringify(effect));
    await act(page);
    await page.waitForFunction(() => sessionStorage.getItem('bench-shown'));
    return await page.evaluate(() => {
      const [start, shown] = ['bench-start', 'bench-shown'].map((key) => Number(sessionStorage.getItem(key)));
      return (shown as number) - (start as number);
    });
  } finally {
    await context.close();
  }
}

/** Runs in every document: notes when the event came and when the first frame showed the effect. */
function installStopwatch(type: string): void {
  const start = (event: Event) =>
    sessionStorage.setItem('bench-start', String(performance.timeOrigin + event.timeStamp));
  addEventListener(type, start, { capture: true });
  const isThere = ({ selector, count = 1, notFirst }: Effect): boolean => {
    const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
    return seen.length >= count && (notFirst === undefined || seen[0]?.dataset.id !== notFirst);
  };
  const look = () => {
    const effect = sessionStorage.getItem('bench-effect');
    if (!effect || !sessionStorage.getItem('bench-start') || !isThere(JSON.parse(effect))) {
      requestAnimationFrame(look);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () =>
      sessionStorage.setItem('bench-shown', String(performance.timeOrigin + performance.now()));
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}
