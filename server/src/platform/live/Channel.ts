import type { Touch } from '../facts/notes.ts';

/** Brings touches from one process of the shop to the others. */
export interface Channel {
  publish: (touches: readonly Touch[]) => void;
  /** Resolves once touches of others are heard, or after a moment in which they could not be. */
  ready: () => Promise<void>;
  close: () => Promise<void>;
}

/** What a channel tells the process that opened it. */
export interface Hearer {
  /** Another process touched these. */
  hear: (touches: readonly Touch[]) => void;
  /** Something may have been missed. */
  missed: () => void;
}

/** For a process that has its database to itself. */
export const noOtherProcess: Channel = {
  publish: () => {},
  ready: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
