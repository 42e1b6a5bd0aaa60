import { ApiError } from '@mcy/api/client';
import { useFailureMessage } from './useFailureMessage.ts';

/** A form's submission that fails with words for its reader: forms show the message of whatever is thrown. */
export function useFormSubmit<Request, Answer = void>(
  submit: (request: Request) => Promise<Answer>,
): (request: Request) => Promise<Answer> {
  const messageOf = useFailureMessage();
  return async (request) => {
    try {
      return await submit(request);
    } catch (error) {
      throw error instanceof ApiError ? error : new Error(messageOf(error), { cause: error });
    }
  };
}
