import type { Device } from '@mcy/api/account/entry/contract';
import type { Privacy } from '@mcy/api/account/profile/contract';
import { Gauge, KeyRound, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Locale, useScreenTexts } from '../../../i18n/index.ts';
import { ListRow, type Load, PageSection, Screen, ScreenPart } from '../../../patterns/index.ts';
import { Icon, Stack, Surface, Text } from '../../../primitives/index.ts';
import { DeviceList } from '../../entry/DeviceList/DeviceList.tsx';
import { type DeviceChoices, Preferences } from '../Preferences/Preferences.tsx';
import { PrivacySwitches } from '../PrivacySwitches/PrivacySwitches.tsx';
import { SignOut } from '../../entry/SignOut/SignOut.tsx';

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
  return (
    <Screen texts={useScreenTexts()} title={t('settings.title')} back={links.mine} layout="halves">
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
          <ScreenPart load={privacy} shape={{ list: 3 }}>
            {(data) => <PrivacySwitches privacy={data} onChange={onChangePrivacy} />}
          </ScreenPart>
        </PageSection>
        <PageSection title={t('account/entry:devices.title')} description={t('account/entry:devices.lead')}>
          <ScreenPart load={devices} shape={{ list: 3 }}>
            {(data) => <DeviceList devices={data} onEndSession={onEndSession} onEndOthers={onEndOthers} />}
          </ScreenPart>
        </PageSection>
        <Stack space="xsmall">
          <SignOut onSignOut={onSignOut} />
          <Text size="small" tone="muted" align="center" tabular>
            {t('settings.version', { version })}
          </Text>
        </Stack>
      </Stack>
    </Screen>
  );
}
