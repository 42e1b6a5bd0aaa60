import type * as Argon2 from '@node-rs/argon2';
import { vi } from 'vitest';

/**
 * Passwords and codes are hashed as quickly as can be: their cost is no concern of most tests, and was a third of their
 * time. `password.test.ts` holds the shop to the cost that it has in earnest.
 */
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof Argon2>();
  const quick = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  return { ...argon2, hash: (text: string, options?: object) => argon2.hash(text, { ...quick, ...options }) };
});
