import { ApiError } from '@mcy/api/client';
import { envelopeCode } from '@mcy/api/contract';

/** Whether a call failed because what the page's address names does not exist, or because it can be no name at all. */
export function isMissing(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === envelopeCode.notFound ||
      (error.code === envelopeCode.refused && error.field?.endsWith('_id') === true))
  );
}
