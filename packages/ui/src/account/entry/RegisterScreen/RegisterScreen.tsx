import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadTexts } from '../../../i18n/index.ts';
import { FormSkeleton, type Load, LoadView } from '../../../patterns/index.ts';
import { EntryPage } from '../EntryPage/EntryPage.tsx';

export interface RegisterScreenProps {
  /** `RegisterForm` of `@mcy/forms/account`, once the agreement's version is known. */
  form: Load<ReactNode>;
  /** URL of the toy's picture on the stage. */
  art: string;
  links: { signIn: string; home: string };
}

/** Registration, with a link back to sign-in (login/register). */
export function RegisterScreen({ form, art, links }: RegisterScreenProps) {
  const { t } = useTranslation('account/entry');
  return (
    <EntryPage
      title={t('register.title')}
      heading={t('register.heading')}
      lead={t('register.lead')}
      art={art}
      form={
        <LoadView {...useLoadTexts()} load={form} skeleton={<FormSkeleton fields={5} />}>
          {(loaded) => loaded}
        </LoadView>
      }
      other={{ question: t('register.haveAccount'), label: t('register.signIn'), href: links.signIn }}
      back={links.home}
    />
  );
}
