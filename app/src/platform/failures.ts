type Listener = (error: unknown) => void;

const listeners = new Set<Listener>();

/** Tells the shell of a failure that no screen shows: it reacts as the error catalogue says (spec §8). */
export function reportFailure(error: unknown): void {
  for (const listener of listeners) listener(error);
}

export function onFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
