import { type Done, announceDone } from './announcements.ts';
import { leaving } from './leaving.ts';
import type { Mutation } from './useAction.ts';
import { useFormSubmit } from './useFormSubmit.ts';

export interface FormActionOptions<Request, Answer> {
  done?: Done<Answer>;
  onDone?: (answer: Answer, request: Request) => void;
  /** Reads again what a refusal shows to have changed. */
  onRefused?: (error: unknown) => Promise<unknown>;
  /** Where to go then; the form stays busy until it is gone. */
  leave?: () => void;
}

/** A form's submission that calls the server by a mutation, `suppressed`: the form itself shows a failure. */
export function useFormAction<Request, Answer>(
  { mutateAsync }: Mutation<Request, Answer>,
  { done, onDone, onRefused, leave }: FormActionOptions<Request, Answer> = {},
): (request: Request) => Promise<void> {
  return useFormSubmit(async (request) => {
    const answer = await mutateAsync(request).catch(async (error: unknown) => {
      await onRefused?.(error);
      throw error;
    });
    announceDone(done, answer);
    onDone?.(answer, request);
    if (!leave) return;
    leave();
    await leaving();
  });
}
