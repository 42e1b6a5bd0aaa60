/** How late, in ms, a relative time may turn. */
const period = 10_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  for (const listener of listeners) listener();
}

/** A tab that comes back into sight does not wait for the next beat. */
function catchUp() {
  if (document.visibilityState === 'visible') tick();
}

/** Tells the listener every 10 s that time has passed, by one timer for all of them; returns what ends it. */
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
