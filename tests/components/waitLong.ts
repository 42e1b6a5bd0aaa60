import { vi } from 'vitest';

const { waitFor } = vi;

/** `vi.waitFor` that gives up after 20 seconds instead of one, for machines that have others to serve. */
export const waitLong: typeof waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 20_000, ...options });
