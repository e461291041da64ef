/** Figures of the specification, section 9, in milliseconds. */
const OPEN_AFTER = 700;
const SKIP_WITHIN = 300;
/** Time to get from the element to its tooltip. */
const LEAVE_AFTER = 100;

/** What shows and hides the tooltip of a target. */
export interface Tips<Target> {
  show: (target: Target) => void;
  hide: () => void;
}

/**
 * When a tooltip comes and goes. It opens after a while on what is pointed at; at once on what has the
 * focus, and where another has only just closed.
 */
export function createDelays<Target>({ show, hide }: Tips<Target>, now = () => performance.now()) {
  let shown: Target | null = null;
  let wanted: Target | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(target: Target): void {
    clearTimeout(timer);
    wanted = target;
    if (shown === target) return;
    shown = target;
    show(target);
  }

  function close(): void {
    clearTimeout(timer);
    wanted = null;
    if (shown === null) return;
    shown = null;
    closedAt = now();
    hide();
  }

  return {
    /** Pointed at, since a time that lies back where this is told late. */
    point(target: Target, since = now()): void {
      if (wanted === target && shown === null) return;
      clearTimeout(timer);
      wanted = target;
      if (shown !== null || now() - closedAt < SKIP_WITHIN) open(target);
      else timer = setTimeout(() => open(target), Math.max(0, since + OPEN_AFTER - now()));
    },
    leave(): void {
      clearTimeout(timer);
      if (shown === null) wanted = null;
      else timer = setTimeout(close, LEAVE_AFTER);
    },
    /** The pointer has come to the open tooltip. */
    stay: (): void => clearTimeout(timer),
    open,
    close,
    /** What has its tooltip open. */
    shown: (): Target | null => shown,
  };
}
