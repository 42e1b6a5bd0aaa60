import { expect, it, vi } from 'vitest';

// The setup of all server tests uses fast hashes.
vi.unmock('@node-rs/argon2');
vi.resetModules();
const { hashPassword, verifyPassword } = await import('./password.ts');

it('a password is hashed as OWASP recommends: argon2id with 19 MiB, 2 passes and its own salt', async () => {
  const [one, other] = [await hashPassword('Saobien7'), await hashPassword('Saobien7')];
  for (const hashed of [one, other]) expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await verifyPassword('Saobien7', one)).toBe(true);
  expect(await verifyPassword('Saobien8', one)).toBe(false);
});

it('without a hash it does the same work and does not match', async () => {
  expect(await verifyPassword('nobody has this password', null)).toBe(false);
});
