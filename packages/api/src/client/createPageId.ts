import { randomKey } from './randomKey.ts';

/** The id under which the server knows this open page. */
export interface PageId {
  read: () => string;
  /**
   * Takes another id when nobody knows how a POST ended: it may still change something, and the stream of the earlier
   * id would not tell.
   */
  renew: () => void;
  /** Calls back after each renewal, until the returned function is called. */
  onRenew: (hear: () => void) => () => void;
}

export function createPageId(): PageId {
  const hearers = new Set<() => void>();
  let id = randomKey();
  return {
    read: () => id,
    renew: () => {
      id = randomKey();
      for (const hear of hearers) hear();
    },
    onRenew: (hear) => {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
  };
}
