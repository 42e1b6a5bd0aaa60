/** Maximum delay of a relative time, in ms. */
const period = 10_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  for (const listener of listeners) listener();
}

/** A tab that becomes visible updates at once. */
function catchUp() {
  if (document.visibilityState === 'visible') tick();
}

/** Calls the listener every 10 s, with one shared timer; returns a cleanup function. */
export function onTick(listener: () => void): () => void {
  if (listeners.size === 0) {
    timer = setInterval(tick, period);
    document.addEventListener('visibilitychange', catchUp);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', catchUp);
  };
}
