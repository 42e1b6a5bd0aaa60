import { useSendCode } from '@mcy/api/account/hooks';
import { useFormSubmit } from '../../platform/useFormSubmit.ts';

/** What a form calls to have a code sent to a name. */
export function useCodeSender(purpose: 'sign_in' | 'reset_password') {
  const sendCode = useSendCode({ suppressed: true });
  return useFormSubmit((sign_in_name: string) => sendCode.mutateAsync({ sign_in_name, purpose }));
}
