type Listener = (error: unknown) => void;

const listeners = new Set<Listener>();

/** Reports a failure that no screen shows: the shell reacts by the error catalog (spec §8). */
export function reportFailure(error: unknown): void {
  for (const listener of listeners) listener(error);
}

export function onFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
