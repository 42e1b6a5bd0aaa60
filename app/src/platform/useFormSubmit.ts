import { ApiError } from '@mcy/api/client';
import { useFailureMessage } from './useFailureMessage.ts';

/** A form's submission that fails with words for its reader: forms show the message of whatever is thrown. */
export function useFormSubmit<Request>(
  submit: (request: Request) => Promise<void>,
): (request: Request) => Promise<void> {
  const messageOf = useFailureMessage();
  return async (request) => {
    try {
      await submit(request);
    } catch (error) {
      throw error instanceof ApiError ? error : new Error(messageOf(error), { cause: error });
    }
  };
}
