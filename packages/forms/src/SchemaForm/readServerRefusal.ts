/** A failed submission in the user's language, with the field at fault if there is one. */
export interface ServerRefusal {
  message: string;
  field?: string;
}

/** Reads a refusal by its shape, so that forms do not depend on the client; null for any other error. */
export function readServerRefusal(error: unknown): ServerRefusal | null {
  if (typeof error !== 'object' || error === null) return null;
  if (!('message' in error) || typeof error.message !== 'string') return null;
  if (!('field' in error) || typeof error.field !== 'string') return { message: error.message };
  return { message: error.message, field: error.field };
}
