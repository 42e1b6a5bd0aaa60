import { register } from '@mcy/api/account/contract';
import type { RequestOf } from '@mcy/api/contract';
import { Link } from '@mcy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { AgreementField } from '../fields/AgreementField/AgreementField.tsx';
import { SchemaForm } from '../SchemaForm/SchemaForm.tsx';

const cut = '|';

export interface RegisterFormProps {
  onSubmit: (request: RequestOf<typeof register>) => Promise<void>;
  links: { policy: string };
}

/** Fills in the request of `POST /api/user/register`; the agreement's words lead to the policy. */
export function RegisterForm({ onSubmit, links }: RegisterFormProps) {
  const { t } = useTranslation('account');
  // The sentence is cut where the policy's name stands: its place differs between languages.
  const [before, after] = t('fields.agreement.label', { policy: cut }).split(cut);
  // In a tab of its own, so that what was typed stays.
  const agreementLabel = (
    <>
      {before}
      <Link href={links.policy} newTab>
        {t('fields.agreement.policy')}
      </Link>
      {after}
    </>
  );
  return (
    <SchemaForm
      call={register}
      submitLabel={t('register.submit')}
      onSubmit={onSubmit}
      fields={{ agreement: <AgreementField name="agreement" label={agreementLabel} /> }}
    />
  );
}
