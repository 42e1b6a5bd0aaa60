import { hash, verify } from '@node-rs/argon2';

/** argon2id by the library's defaults (19 MiB, 2 passes), which are OWASP's. About 30 ms of a core: never inside a transaction. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether the password is the hashed one. Without a hash it does the same work and says no, so that time tells nothing about who has an account. */
export async function verifyPassword(password: string, hashed: string | null): Promise<boolean> {
  const matches = await verify(hashed ?? (await nobodysHash), password);
  return matches && hashed !== null;
}

const nobodysHash = hash('nobody has this password');
