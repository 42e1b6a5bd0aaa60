import { type Done, announceDone } from './announcements.ts';
import { leaving } from './leaving.ts';
import type { Mutation } from './useAction.ts';
import { useFormSubmit } from './useFormSubmit.ts';

export interface FormActionOptions<Answer> {
  done?: Done<Answer>;
  /** Where to go then; the form stays busy until it is gone. */
  leave?: () => void;
}

/** A form's submission that calls the server by a mutation, `suppressed`: the form itself shows a failure. */
export function useFormAction<Request, Answer>(
  { mutateAsync }: Mutation<Request, Answer>,
  { done, leave }: FormActionOptions<Answer> = {},
): (request: Request) => Promise<void> {
  return useFormSubmit(async (request) => {
    announceDone(done, await mutateAsync(request));
    if (!leave) return;
    leave();
    await leaving();
  });
}
