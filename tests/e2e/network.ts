import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';

/** A text only React's own code has in it: the address its errors point to. */
const REACT = 'react.dev/errors/';

interface Script {
  /** `inline` for what stands in the document. */
  from: string;
  text: string;
}

/** Watches what a page loads from now on; open the page afterwards. */
export function watchNetwork(page: Page): NetworkLog {
  return new NetworkLog(page);
}

/** Anew, since a browser drops what the pages before this one were answered; a script's name is of its content. */
async function read(page: Page, from: string): Promise<Script> {
  const response = await page.request.get(from);
  expect(response.status(), from).toBe(200);
  return { from, text: await response.text() };
}

class NetworkLog {
  readonly #page: Page;
  readonly #responses: Response[] = [];
  /** The addresses of the scripts that were fetched. */
  readonly #fetched = new Set<string>();

  constructor(page: Page) {
    this.#page = page;
    page.on('response', (response) => {
      this.#responses.push(response);
      if (response.request().resourceType() === 'script') this.#fetched.add(response.url());
    });
  }

  /** Every address that was answered, the document's own first. */
  get addresses(): readonly string[] {
    return this.#responses.map((response) => response.url());
  }

  /** Every script of the page: those in the document and those that were fetched. */
  async scripts(): Promise<Script[]> {
    const inline = await this.#page.evaluate(() =>
      [...document.scripts]
        .filter(({ src, type }) => !src && !/json|speculation/.test(type))
        .map(({ text }) => text),
    );
    return [
      { from: 'inline', text: inline.join('\n') },
      ...(await Promise.all([...this.#fetched].map((from) => read(this.#page, from)))),
    ];
  }

  /** Bytes of all scripts so far, each compressed with brotli as the host sends files that pages share. */
  async scriptBytes(): Promise<number> {
    return (await this.scripts()).reduce((sum, { text }) => sum + brotliCompressSync(text).length, 0);
  }

  /** Fails where React was loaded. */
  async expectNoReact(): Promise<void> {
    const holders = (await this.scripts()).filter(({ text }) => text.includes(REACT));
    expect(
      holders.map(({ from }) => from),
      'scripts with React in them',
    ).toEqual([]);
  }

  /** Fails where React was not loaded: keeps the test above honest. */
  async expectReact(): Promise<void> {
    const holders = (await this.scripts()).filter(({ text }) => text.includes(REACT));
    expect(holders.length, 'scripts with React in them').toBeGreaterThan(0);
  }
}
