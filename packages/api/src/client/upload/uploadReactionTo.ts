import { envelopeCode } from '../../contract/envelope.ts';
import { ApiError } from '../ApiError.ts';

/** Reaction to a failed upload, always a toast (spec §8). The token of an expired login is already gone. */
export type UploadReaction = 'loginExpired' | 'uploadFailed';

/** The error catalog's part for uploads. The server's own reason is shown beside the file. */
export function uploadReactionTo(error: unknown): UploadReaction {
  return error instanceof ApiError && error.code === envelopeCode.signInRequired ? 'loginExpired' : 'uploadFailed';
}
