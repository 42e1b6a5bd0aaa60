import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults (19 MiB, 2 passes), as OWASP recommends. About 30 ms of CPU: never inside a transaction. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Checks a password against its hash. Without a hash it does the same work and returns false, so timing does not reveal who has an account. */
export async function verifyPassword(password: string, hashed: string | null): Promise<boolean> {
  const matches = await verify(hashed ?? (await dummyHash), password);
  return matches && hashed !== null;
}

const dummyHash = hash('nobody has this password');
