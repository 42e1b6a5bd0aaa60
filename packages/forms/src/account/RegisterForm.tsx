import { register } from '@mcy/api/account/contract';
import type { RequestOf } from '@mcy/api/contract';
import { useTranslation } from 'react-i18next';
import { AgreementField } from '../fields/AgreementField/AgreementField.tsx';
import { SchemaForm } from '../SchemaForm/SchemaForm.tsx';

export interface RegisterFormProps {
  onSubmit: (request: RequestOf<typeof register>) => Promise<void>;
  links: { policy: string };
}

/** Fills in the request of `POST /api/user/register`; the agreement's words lead to the policy. */
export function RegisterForm({ onSubmit, links }: RegisterFormProps) {
  const { t } = useTranslation('account');
  return (
    <SchemaForm
      call={register}
      submitLabel={t('register.submit')}
      onSubmit={onSubmit}
      guarded
      fields={{
        agreement: ({ name, required }) => (
          <AgreementField
            name={name}
            required={required}
            label={t('fields.agreement.label', { policy: '[policy]' })}
            agreements={[{ id: 'policy', name: t('fields.agreement.policy'), href: links.policy }]}
          />
        ),
      }}
    />
  );
}
