import { MonitorSmartphone, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { IconNotes, PageSection, Screen } from '../../../patterns/index.ts';
import { Inline, Link, Stack, Surface, Text } from '../../../primitives/index.ts';

export interface ChangePasswordScreenProps {
  /** `ChangePasswordForm` of `@mcy/forms/account`. */
  form: ReactNode;
  links: { settings: string; forgot: string };
}

/** Change password: the form, what follows, and a link for a forgotten password (user/change_password). */
export function ChangePasswordScreen({ form, links }: ChangePasswordScreenProps) {
  const { t } = useTranslation('account/entry');
  const notes = [
    { icon: MonitorSmartphone, text: t('changePassword.otherDevices') },
    { icon: ShieldCheck, text: t('changePassword.unique') },
  ];
  return (
    <Screen texts={useScreenTexts()} title={t('changePassword.title')} back={links.settings} layout="halves">
      <Surface space={{ phone: 'medium', tablet: 'large' }}>{form}</Surface>
      <PageSection title={t('changePassword.notes')}>
        <Stack space="medium">
          <IconNotes notes={notes} />
          <Inline space="xsmall">
            <Text inline tone="secondary">
              {t('changePassword.forgotten')}
            </Text>
            <Link href={links.forgot}>{t('changePassword.reset')}</Link>
          </Inline>
        </Stack>
      </PageSection>
    </Screen>
  );
}
