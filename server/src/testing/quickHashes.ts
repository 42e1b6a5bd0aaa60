import type * as Argon2 from '@node-rs/argon2';
import { vi } from 'vitest';

/**
 * Uses the fastest hashes for passwords and codes: most tests do not depend on their cost, and it took a third of their time.
 * `password.test.ts` checks the shop's real cost.
 */
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof Argon2>();
  const quick = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  return { ...argon2, hash: (text: string, options?: object) => argon2.hash(text, { ...quick, ...options }) };
});
