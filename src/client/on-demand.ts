import { copyOf, hasOwnWay, isField, isForBrowser, isNative, moveTyped, rememberPlace } from './replay.ts';

export interface Feature {
  /**
   * The elements that call for it when they are pressed, typed into or changed. What lies within them
   * counts with them, unless it is a control of its own.
   */
  trigger?: string;
  /** Gets its code. `mount` makes the triggers work by themselves, and is done when they do. */
  load: () => Promise<{ mount: () => void | Promise<void> }>;
  /** The focus on a trigger already calls for it. */
  focus?: true;
  /** Calls for it on other grounds than a trigger. */
  when?: (demand: () => Promise<void>) => void;
}

interface Waiting {
  feature: Feature;
  code?: ReturnType<Feature['load']> | undefined;
  mounted?: Promise<void> | undefined;
  ready?: true;
  /** Elements with the types and keys of their events that are held. */
  held: Map<Element, Set<string>>;
}

/** A link whose feature has not come after these milliseconds is followed; anything else waits as long as timers go. */
const PATIENCE = 8000;
const ANY_TIME = 2 ** 31 - 1;
const CONTROLS = 'a,button,input,select,textarea,label,summary';
const CLICK_KEYS = /^(?:Enter| )$/;
const ROLE_KEYS = /^(?:Enter| |Arrow\w+|Home|End)$/;

/**
 * Starts features when they are first called for. Their code is fetched as soon as a trigger is pointed
 * at, touched or focused. A press or key before they are there is held and done again once they are,
 * exactly once each; where the code does not come the browser does what it does without scripts, and
 * `failed` hears of presses on which that is nothing, or for which the shop cannot be reached.
 */
export function startOnDemand(features: readonly Feature[], failed: () => void): void {
  const all: Waiting[] = features.map((feature) => ({ feature, held: new Map() }));
  /** The events on their way to the browser again, which nothing holds. */
  const passed = new WeakSet<Event>();

  const pending = ({ target }: Event): Waiting | undefined =>
    all.find(({ feature: { trigger }, ready }) => !ready && triggerOf(target as Element, trigger));

  const onApproach = (event: Event) => {
    const waiting = pending(event);
    if (!waiting) return;
    const begun = event.type === 'focusin' && waiting.feature.focus ? demand(waiting) : fetchCode(waiting);
    begun.catch(ignore);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(type, onApproach, { capture: true, passive: true });
  }

  const hold = (event: Event, waiting: Waiting) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    void holdUntilReady(event, waiting, async (again, target) => {
      // A link that is followed without a connection would put the browser's own error in the page's place.
      if (!(await fetch('', { method: 'HEAD', cache: 'no-store' }).catch(ignore))) return failed();
      passed.add(again);
      target.dispatchEvent(again);
      if (again.type === 'click' && !hasOwnWay(target)) failed();
    });
  };
  addEventListener(
    'click',
    (event) => {
      const waiting = passed.has(event) ? undefined : pending(event);
      if (!waiting || isForBrowser(event)) return;
      if (isField(event.target as Element)) demand(waiting).catch(ignore);
      else hold(event, waiting);
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      const target = event.target as Element;
      const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
      if (passed.has(event) || ctrlKey || metaKey || altKey || shiftKey || event.isComposing) return;
      const keys = target.hasAttribute?.('role') ? ROLE_KEYS : CLICK_KEYS;
      if (!keys.test(key) || (CLICK_KEYS.test(key) && isNative(target))) return;
      const waiting = pending(event);
      if (waiting) hold(event, waiting);
    },
    true,
  );
  const onTyping = (event: Event) => {
    const waiting = pending(event);
    if (waiting)
      void holdUntilReady(event, waiting, (_, target) => target.matches('[type=range]') && failed());
  };
  addEventListener('input', onTyping, true);
  addEventListener('change', onTyping, true);

  for (const waiting of all) {
    waiting.feature.when?.(() => {
      const coming = demand(waiting);
      coming.catch(ignore);
      return coming;
    });
  }
}

function triggerOf(target: Element, trigger: string | undefined): Element | null {
  if (!trigger) return null;
  const control = target.closest?.(`${CONTROLS},${trigger}`);
  return control?.matches(trigger) ? control : null;
}

function fetchCode(waiting: Waiting): ReturnType<Feature['load']> {
  waiting.code ??= waiting.feature.load().catch((error: unknown) => {
    waiting.code = undefined;
    throw error;
  });
  return waiting.code;
}

function demand(waiting: Waiting): Promise<void> {
  waiting.mounted ??= mountOnce(waiting).catch((error: unknown) => {
    waiting.mounted = undefined;
    throw error;
  });
  return waiting.mounted;
}

async function mountOnce(waiting: Waiting): Promise<void> {
  const { mount } = await fetchCode(waiting);
  try {
    await mount();
  } catch (error) {
    reportError(error);
    throw error;
  }
  waiting.ready = true;
}

/** Does an event again once its feature is there, or has it passed where that does not come. */
async function holdUntilReady(
  event: Event,
  waiting: Waiting,
  pass: (again: Event, target: Element) => unknown,
): Promise<void> {
  const target = event.target as Element;
  const kind = `${event.type} ${(event as KeyboardEvent).key}`;
  const held = waiting.held.get(target) ?? new Set();
  if (held.has(kind)) return;
  waiting.held.set(target, held.add(kind));
  const find = rememberPlace(target);
  const trigger = triggerOf(target, waiting.feature.trigger);
  trigger?.setAttribute('aria-busy', 'true');
  const limit = target.closest('a[href]') ? PATIENCE : ANY_TIME;
  const came = await within(demand(waiting), limit).then(
    () => true,
    () => false,
  );
  trigger?.removeAttribute('aria-busy');
  held.delete(kind);
  const found = find();
  if (!found) return;
  if (isField(target)) moveTyped(target, found);
  if (came) found.dispatchEvent(copyOf(event));
  else pass(copyOf(event), found);
}

const within = (promise: Promise<void>, milliseconds: number): Promise<void> =>
  new Promise((resolve, reject) => {
    promise.then(resolve, reject);
    setTimeout(reject, milliseconds);
  });

/** The browser itself tells of code that did not come. */
const ignore = () => {};
