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
  /** The step on screen, from 0. */
  step: number;
  /** Leads from the second step back to the first. */
  onGoBack: () => void;
  links: { signIn: string; home: string };
}

/** Registration in two steps, with a link back to sign-in (login/register). */
export function RegisterScreen({ form, art, step, onGoBack, links }: RegisterScreenProps) {
  const { t } = useTranslation('account/entry');
  return (
    <EntryPage
      title={t('register.title')}
      heading={t(step === 0 ? 'register.heading' : 'register.about.heading')}
      lead={t(step === 0 ? 'register.lead' : 'register.about.lead')}
      art={art}
      form={
        <LoadView {...useLoadTexts()} load={form} skeleton={<FormSkeleton fields={2} />}>
          {(loaded) => loaded}
        </LoadView>
      }
      other={{ question: t('register.haveAccount'), label: t('register.signIn'), href: links.signIn }}
      back={step === 0 ? links.home : onGoBack}
      stage="small"
    />
  );
}
