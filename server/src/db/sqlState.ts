/** Whether the database ended a transaction in favour of another one, so that running it again may succeed. */
export function isConflict(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === serializationFailure || state === deadlockDetected;
}

/** Whether the database answered that the named constraint would not hold. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}

/** Whether the database could not be reached, is shutting down or made us wait too long: the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (/^(08|57P)/.test(state) || unavailable.has(state)) return true;
  // The pool's own error for a connection that did not come in time has no code.
  return error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect');
}

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const tooManyConnections = '53300';
const lockTimeout = '55P03';
const idleInTransactionTimeout = '25P03';
const unavailable = new Set([
  tooManyConnections,
  lockTimeout,
  idleInTransactionTimeout,
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
]);

/** The SQLSTATE of an error of the database, or the system's code for one of the network; empty for any other. */
function sqlStateOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
