import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryPage } from '../EntryPage/EntryPage.tsx';

export interface SignInScreenProps {
  /** `SignInForm` of `@mcy/forms/account`. */
  form: ReactNode;
  /** Address of the toy's picture on the stage. */
  art: string;
  links: { register: string; home: string };
}

/** Sign-in, and the way to a new account (login/index). */
export function SignInScreen({ form, art, links }: SignInScreenProps) {
  const { t } = useTranslation('account');
  return (
    <EntryPage
      title={t('signIn.title')}
      heading={t('signIn.heading')}
      lead={t('signIn.lead')}
      art={art}
      form={form}
      other={{ question: t('signIn.newHere'), label: t('signIn.register'), href: links.register }}
      back={links.home}
    />
  );
}
