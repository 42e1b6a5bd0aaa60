import { KeyRound, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Locale, useLoadTexts } from '../../i18n/index.ts';
import { ListRow, type Load, LoadView, NavBar, PageSection } from '../../patterns/index.ts';
import { Grid, Icon, Inset, Stack, Surface, Text } from '../../primitives/index.ts';
import type { Theme } from '../../tokens/index.ts';
import type { Device } from '../Device.ts';
import { DeviceList } from '../DeviceList/DeviceList.tsx';
import { Preferences } from '../Preferences/Preferences.tsx';
import { SignOut } from '../SignOut/SignOut.tsx';
import { DevicesSkeleton } from './DevicesSkeleton.tsx';

export interface SettingsScreenProps {
  theme: Theme;
  /** Where the user is signed in, this device first. */
  devices: Load<readonly Device[]>;
  /** Of the app, such as `2.6.0`. */
  version: string;
  links: { mine: string; profile: string; changePassword: string };
  onChooseLocale: (locale: Locale) => void;
  onChooseTheme: (theme: Theme) => void;
  onEndSession: (session_id: string) => Promise<void>;
  onEndOthers: () => Promise<void>;
  onSignOut: () => Promise<void>;
}

/** Settings: how the app looks and speaks, the ways to profile and password, the devices signed in, and the way out (user/setting). */
export function SettingsScreen({
  theme,
  devices,
  version,
  links,
  onChooseLocale,
  onChooseTheme,
  onEndSession,
  onEndOthers,
  onSignOut,
}: SettingsScreenProps) {
  const { t } = useTranslation('account');
  const { t: shell } = useTranslation('shell');
  const loadTexts = useLoadTexts();
  return (
    <>
      <NavBar title={t('settings.title')} back={{ label: shell('back'), href: links.mine }} />
      <Inset space={{ phone: 'medium', tablet: 'large' }}>
        <Grid columns={{ phone: 1, desktop: 2 }} space="large" align="start">
          <Stack space="large">
            <Preferences theme={theme} onChooseLocale={onChooseLocale} onChooseTheme={onChooseTheme} />
            <PageSection title={t('settings.account')}>
              <Surface space="none">
                <ListRow leading={<Icon icon={UserRound} />} title={t('profile.title')} href={links.profile} />
                <ListRow
                  leading={<Icon icon={KeyRound} />}
                  title={t('settings.changePassword')}
                  href={links.changePassword}
                />
              </Surface>
            </PageSection>
          </Stack>
          <Stack space="large">
            <PageSection title={t('devices.title')} description={t('devices.lead')}>
              <LoadView {...loadTexts} load={devices} skeleton={<DevicesSkeleton />}>
                {(data) => <DeviceList devices={data} onEndSession={onEndSession} onEndOthers={onEndOthers} />}
              </LoadView>
            </PageSection>
            <Stack space="xsmall">
              <SignOut onSignOut={onSignOut} />
              <Text size="small" tone="muted" align="center" tabular>
                {t('settings.version', { version })}
              </Text>
            </Stack>
          </Stack>
        </Grid>
      </Inset>
    </>
  );
}
