import type { Device } from '@mcy/api/account/entry/contract';
import type { Privacy } from '@mcy/api/account/profile/contract';
import { Gauge, KeyRound, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Locale, useLoadTexts } from '../../../i18n/index.ts';
import { ListRow, type Load, LoadView, NavBar, PageSection } from '../../../patterns/index.ts';
import { Grid, Icon, Inset, Stack, Surface, Text } from '../../../primitives/index.ts';
import { DeviceList } from '../../entry/DeviceList/DeviceList.tsx';
import { type DeviceChoices, Preferences } from '../Preferences/Preferences.tsx';
import { PrivacySwitches } from '../PrivacySwitches/PrivacySwitches.tsx';
import { SignOut } from '../../entry/SignOut/SignOut.tsx';
import { DevicesSkeleton } from './DevicesSkeleton.tsx';
import { PrivacySkeleton } from './PrivacySkeleton.tsx';

export interface SettingsScreenProps {
  device: DeviceChoices;
  /** Signed-in devices, this one first. */
  devices: Load<readonly Device[]>;
  privacy: Load<Privacy>;
  /** App version, such as `2.6.0`. */
  version: string;
  /** `DeviceNotifications`. */
  notifications?: ReactNode;
  /** `BoundNames`. */
  names?: ReactNode;
  links: { mine: string; profile: string; changePassword: string; spending: string };
  onChooseLocale: (locale: Locale) => void;
  onChooseDevice: (changed: Partial<DeviceChoices>) => void;
  onEndSession: (session_id: string) => Promise<void>;
  onEndOthers: () => Promise<void>;
  onChangePrivacy: (changes: Partial<Privacy>) => Promise<void>;
  onSignOut: () => Promise<void>;
}

/**
 * Settings: language, theme, motion and sound, links to profile, password and spending limits, the signed-in devices,
 * and sign-out (user/setting).
 */
export function SettingsScreen({
  device,
  devices,
  privacy,
  version,
  notifications,
  names,
  links,
  onChooseLocale,
  onChooseDevice,
  onEndSession,
  onEndOthers,
  onChangePrivacy,
  onSignOut,
}: SettingsScreenProps) {
  const { t } = useTranslation(['account/profile', 'account/entry']);
  const { t: shell } = useTranslation('shell');
  const loadTexts = useLoadTexts();
  return (
    <>
      <NavBar title={t('settings.title')} back={{ label: shell('back'), href: links.mine }} />
      <Inset space={{ phone: 'medium', tablet: 'large' }}>
        <Grid columns={{ phone: 1, desktop: 2 }} space="large" align="start">
          <Stack space="large">
            <Preferences device={device} onChooseLocale={onChooseLocale} onChooseDevice={onChooseDevice} />
            {notifications}
            <PageSection title={t('settings.account')}>
              <Surface space="none">
                <ListRow leading={<Icon icon={UserRound} />} title={t('profile.title')} href={links.profile} />
                {names}
                <ListRow
                  leading={<Icon icon={KeyRound} />}
                  title={t('settings.changePassword')}
                  href={links.changePassword}
                />
                <ListRow leading={<Icon icon={Gauge} />} title={t('settings.spending')} href={links.spending} />
              </Surface>
            </PageSection>
          </Stack>
          <Stack space="large">
            <PageSection title={t('privacy.title')}>
              <LoadView {...loadTexts} load={privacy} skeleton={<PrivacySkeleton />}>
                {(data) => <PrivacySwitches privacy={data} onChange={onChangePrivacy} />}
              </LoadView>
            </PageSection>
            <PageSection title={t('account/entry:devices.title')} description={t('account/entry:devices.lead')}>
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
