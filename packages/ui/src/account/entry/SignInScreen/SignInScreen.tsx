import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Inline, Link, Stack } from '../../../primitives/index.ts';
import { EntryPage } from '../EntryPage/EntryPage.tsx';

export interface SignInScreenProps {
  /** `SignInForm` of `@mcy/forms/account`. */
  form: ReactNode;
  /** URL of the toy's picture on the stage. */
  art: string;
  links: { register: string; forgot: string; home: string };
}

/** Sign-in, with links for a forgotten password and for new users (login/index). */
export function SignInScreen({ form, art, links }: SignInScreenProps) {
  const { t } = useTranslation('account/entry');
  return (
    <EntryPage
      title={t('signIn.title')}
      heading={t('signIn.heading')}
      lead={t('signIn.lead')}
      art={art}
      form={
        <Stack space="medium">
          {form}
          <Inline align="center">
            <Link href={links.forgot}>{t('signIn.forgot')}</Link>
          </Inline>
        </Stack>
      }
      other={{ question: t('signIn.newHere'), label: t('signIn.register'), href: links.register }}
      back={links.home}
    />
  );
}
