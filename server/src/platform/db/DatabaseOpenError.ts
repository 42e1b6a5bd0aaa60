/** The database or its folder cannot be used; the message says why and what to do in one sentence. */
export class DatabaseOpenError extends Error {
  override readonly name = 'DatabaseOpenError';
}
