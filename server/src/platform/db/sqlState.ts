/** Whether the database ended a transaction in favour of another one, so that running it again may succeed. */
export function isConflict(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === serializationFailure || state === deadlockDetected;
}

/** Whether the database answered that the named constraint would not hold. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}

/** Whether the database could not be reached, was lost, is shutting down or made us wait too long: the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (/^(08|53|57P)/.test(state) || unavailable.has(state)) return true;
  return error instanceof Error && lostConnection.test(error.message);
}

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const lockTimeout = '55P03';
const idleInTransactionTimeout = '25P03';
/** A standby, until it has taken over. */
const readOnlyTransaction = '25006';
const queryCanceled = '57014';
const unavailable = new Set([
  lockTimeout,
  idleInTransactionTimeout,
  readOnlyTransaction,
  queryCanceled,
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What the driver, its pool and Kysely say of a connection that is gone or did not come in time: they give no code. */
const lostConnection =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|timeout (exceeded when trying to connect|expired)|Postgres connection has been discarded|Cannot use a pool after calling end)/;

/** The SQLSTATE of an error of the database, or the system's code for one of the network; empty for any other. */
function sqlStateOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
