import { malformedRequest } from './messages.ts';
import { Refusal } from './Refusal.ts';

/** Refusal of a request that cannot be read. */
export function malformed(): Refusal {
  return new Refusal({ error: 'malformed_request', message: malformedRequest });
}
