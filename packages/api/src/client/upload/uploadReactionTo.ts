import { envelopeCode } from '../../contract/envelope.ts';
import { ApiError } from '../ApiError.ts';

/** What the product says about a failed upload, each as a toast (spec §8): the token of an expired login is gone already. */
export type UploadReaction = 'loginExpired' | 'uploadFailed';

/** The error catalogue's part for uploads. Why a file was not taken stands beside it, in the server's words. */
export function uploadReactionTo(error: unknown): UploadReaction {
  return error instanceof ApiError && error.code === envelopeCode.signInRequired ? 'loginExpired' : 'uploadFailed';
}
