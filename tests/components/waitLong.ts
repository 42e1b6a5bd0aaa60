import { vi } from 'vitest';

const { waitFor } = vi;

/** `vi.waitFor` with a timeout of 20 seconds instead of one, for busy machines. */
export const waitLong: typeof waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 20_000, ...options });
