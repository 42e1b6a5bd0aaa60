import type { sendCode as call } from '@mcy/api/account/entry/contract';
import { useSendCode } from '@mcy/api/account/entry/hooks';
import type { RequestOf } from '@mcy/api/contract';
import { useFormSubmit } from '../../../platform/useFormSubmit.ts';

/** What a form calls to have a code sent to a name. */
export function useCodeSender(purpose: RequestOf<typeof call>['purpose']) {
  const sendCode = useSendCode({ suppressed: true });
  return useFormSubmit((sign_in_name: string) => sendCode.mutateAsync({ sign_in_name, purpose }));
}
