import { ApiError } from '@mcy/api/client';
import { envelopeCode } from '@mcy/api/contract';

/** Returns true when a call failed because the address names something that does not exist or is malformed. */
export function isMissing(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === envelopeCode.notFound ||
      (error.code === envelopeCode.refused && error.field?.endsWith('_id') === true))
  );
}
