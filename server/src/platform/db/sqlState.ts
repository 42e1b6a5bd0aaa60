/** True when the database aborted a transaction for a reason that is gone when it is run again. */
export function isConflict(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === serializationFailure || state === deadlockDetected || isStalePlan(error);
}

/** True when a named statement's columns are others than when it was planned, after another process's migration. */
export function isStalePlan(error: unknown): boolean {
  return error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery';
}

/** True when the error is a violation of the named constraint. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}

/** True when the database ended a statement or a transaction that waited, worked or idled too long: it is there. */
export function isTimeout(error: unknown): boolean {
  return timeouts.has(sqlStateOf(error));
}

/** True when the database is unreachable, lost, shutting down or timed out: the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (/^(08|53|57P)/.test(state) || unavailable.has(state)) return true;
  return error instanceof Error && lostConnection.test(error.message);
}

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const lockTimeout = '55P03';
const idleInTransactionTimeout = '25P03';
/** A standby that is not yet promoted. */
const readOnlyTransaction = '25006';
const queryCanceled = '57014';
const timeouts = new Set([lockTimeout, idleInTransactionTimeout, queryCanceled]);
const unavailable = new Set([
  ...timeouts,
  readOnlyTransaction,
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Messages of the driver, its pool and Kysely for a lost or late connection: they have no code. */
const lostConnection =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|timeout (exceeded when trying to connect|expired)|Postgres connection has been discarded|Cannot use a pool after calling end)/;

/** The SQLSTATE of a database error, or the system code of a network error; otherwise empty. */
function sqlStateOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
