import { envelopeCode } from '../contract/envelope.ts';
import { ApiError } from './ApiError.ts';

/** How the product reacts to a failed call (spec §8). */
export type Reaction =
  /** The token is already gone. `redirects` is true when the call needed an account. */
  | { kind: 'signIn'; redirects: boolean }
  | { kind: 'modal'; title: 'warn' | 'tips'; message: string }
  /** Shows the translated "Network error, please reload". */
  | { kind: 'networkNotice' };

/** The error catalog of spec §8: the only place that turns a failure into a reaction. */
export function reactionTo(error: unknown): Reaction {
  if (!(error instanceof ApiError)) return { kind: 'networkNotice' };
  switch (error.code) {
    case envelopeCode.signInRequired:
      return { kind: 'signIn', redirects: error.role !== 'guest' };
    case envelopeCode.forbidden:
      return { kind: 'modal', title: 'warn', message: error.message };
    default:
      return { kind: 'modal', title: 'tips', message: error.message };
  }
}
