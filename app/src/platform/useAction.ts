import { type Done, announceDone } from './announcements.ts';

/** What an action uses of a mutation. */
export interface Mutation<Request, Answer> {
  mutateAsync: (request: Request) => Promise<Answer>;
}

export interface ActionOptions<Request, Answer> {
  done?: Done<Answer>;
  onDone?: (answer: Answer, request: Request) => void;
  /** Reads again what a refusal shows to have changed. */
  onRefused?: () => Promise<unknown>;
}

/** A press that calls the server. It never rejects: the page's own reactions show a failure. */
export function useAction<Request, Answer>(
  { mutateAsync }: Mutation<Request, Answer>,
  { done, onDone, onRefused }: ActionOptions<Request, Answer> = {},
): (request: Request) => Promise<void> {
  return async (request) => {
    try {
      const answer = await mutateAsync(request);
      announceDone(done, answer);
      onDone?.(answer, request);
    } catch {
      await onRefused?.();
    }
  };
}
