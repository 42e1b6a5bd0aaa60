import { login } from '@mcy/api/account/contract';
import type { RequestOf } from '@mcy/api/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../SchemaForm/SchemaForm.tsx';

export interface SignInFormProps {
  onSubmit: (request: RequestOf<typeof login>) => Promise<void>;
}

/** Fills in the request of `POST /api/user/login`. */
export function SignInForm({ onSubmit }: SignInFormProps) {
  const { t } = useTranslation('account');
  return <SchemaForm call={login} submitLabel={t('signIn.submit')} onSubmit={onSubmit} />;
}
