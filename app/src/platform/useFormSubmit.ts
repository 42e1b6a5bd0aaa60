import { ApiError } from '@mcy/api/client';
import { useFailureMessage } from './useFailureMessage.ts';

/** Submits a form and throws failures with a message for the reader: forms show the message of whatever is thrown. */
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
