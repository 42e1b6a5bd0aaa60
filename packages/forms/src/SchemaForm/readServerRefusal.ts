/** What a failed submission tells the person: in their language, and for which field where there is one. */
export interface ServerRefusal {
  message: string;
  field?: string;
}

/** Reads a rejected submission by its shape, so that forms know nothing of the client; null for what is no refusal but a bug. */
export function readServerRefusal(error: unknown): ServerRefusal | null {
  if (typeof error !== 'object' || error === null) return null;
  if (!('message' in error) || typeof error.message !== 'string') return null;
  if (!('field' in error) || typeof error.field !== 'string') return { message: error.message };
  return { message: error.message, field: error.field };
}
