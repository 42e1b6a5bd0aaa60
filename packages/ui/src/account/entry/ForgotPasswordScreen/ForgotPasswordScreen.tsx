import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryPage } from '../EntryPage/EntryPage.tsx';

export interface ForgotPasswordScreenProps {
  /** `ResetPasswordForm` of `@mcy/forms/account`. */
  form: ReactNode;
  /** URL of the toy's picture on the stage. */
  art: string;
  links: { signIn: string };
}

/** Resets a forgotten password by code, with a link back to sign-in (login/forgot). */
export function ForgotPasswordScreen({ form, art, links }: ForgotPasswordScreenProps) {
  const { t } = useTranslation('account/entry');
  return (
    <EntryPage
      title={t('forgot.title')}
      heading={t('forgot.heading')}
      lead={t('forgot.lead')}
      art={art}
      form={form}
      other={{ question: t('forgot.remembered'), label: t('forgot.signIn'), href: links.signIn }}
      back={links.signIn}
    />
  );
}
