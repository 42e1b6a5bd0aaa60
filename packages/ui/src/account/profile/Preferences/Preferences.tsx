import { Moon, Sun, SunMoon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Locale, useLocale } from '../../../i18n/index.ts';
import { PageSection } from '../../../patterns/index.ts';
import { SegmentedControl, Stack, Surface, Switch, Text } from '../../../primitives/index.ts';
import { type ThemeChoice, themeChoices } from '../../../tokens/index.ts';
import { LanguageChoice } from '../LanguageChoice/LanguageChoice.tsx';
import { type MotionChoice, motionChoices } from './motionChoices.ts';
import * as styles from './Preferences.css.ts';

/** Preferences of this device. */
export interface DeviceChoices {
  /** Null shows none as chosen, until the device says. */
  theme: ThemeChoice | null;
  /** True when sound is on; off by default. */
  sound: boolean;
  motion: MotionChoice | null;
  /** True when single keys lead around the shop; on by default. */
  shortcuts: boolean;
}

export interface PreferencesProps {
  device: DeviceChoices;
  onChooseLocale: (locale: Locale) => void;
  /** Called with the changed preference only. */
  onChooseDevice: (changed: Partial<DeviceChoices>) => void;
}

const icons = { dark: Moon, light: Sun, system: SunMoon } as const;

/** Language, theme, motion, sound and, with a mouse, shortcuts on this device, also for guests. */
export function Preferences({ device, onChooseLocale, onChooseDevice }: PreferencesProps) {
  const { t } = useTranslation('account/profile');
  const locale = useLocale();
  return (
    <PageSection title={t('mine.preferences')}>
      <Surface>
        <Stack space="medium">
          <Stack space="xsmall">
            <Text size="small" tone="secondary" aria-hidden>
              {t('mine.language')}
            </Text>
            <LanguageChoice locale={locale} onChooseLocale={onChooseLocale} />
          </Stack>
          <Stack space="xsmall">
            <Text size="small" tone="secondary" aria-hidden>
              {t('mine.theme')}
            </Text>
            <SegmentedControl
              label={t('mine.theme')}
              value={device.theme}
              onValueChange={(theme) => onChooseDevice({ theme })}
              options={themeChoices.map((value) => ({ value, label: t(`mine.themes.${value}`), icon: icons[value] }))}
            />
          </Stack>
          <Stack space="xsmall">
            <Text size="small" tone="secondary" aria-hidden>
              {t('mine.motion')}
            </Text>
            <SegmentedControl
              label={t('mine.motion')}
              value={device.motion}
              onValueChange={(motion) => onChooseDevice({ motion })}
              options={motionChoices.map((value) => ({ value, label: t(`mine.motions.${value}`) }))}
            />
          </Stack>
          <Switch
            label={t('mine.sound')}
            description={t('mine.soundHint')}
            checked={device.sound}
            onCheckedChange={(sound) => onChooseDevice({ sound })}
          />
          <div className={styles.withKeys}>
            <Switch
              label={t('mine.shortcuts')}
              description={t('mine.shortcutsHint')}
              checked={device.shortcuts}
              onCheckedChange={(shortcuts) => onChooseDevice({ shortcuts })}
            />
          </div>
        </Stack>
      </Surface>
    </PageSection>
  );
}
