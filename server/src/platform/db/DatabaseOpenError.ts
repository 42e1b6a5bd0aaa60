/** The database or its folder cannot be used; the message is one sentence that says why and what to do. */
export class DatabaseOpenError extends Error {
  override readonly name = 'DatabaseOpenError';
}
