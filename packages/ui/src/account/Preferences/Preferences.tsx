import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Locale, useLocale } from '../../i18n/index.ts';
import { PageSection } from '../../patterns/index.ts';
import { SegmentedControl, Stack, Surface, Text } from '../../primitives/index.ts';
import { type Theme, themes } from '../../tokens/index.ts';
import { LanguageChoice } from '../LanguageChoice/LanguageChoice.tsx';

export interface PreferencesProps {
  theme: Theme;
  onChooseLocale: (locale: Locale) => void;
  onChooseTheme: (theme: Theme) => void;
}

const icons = { dark: Moon, light: Sun } as const;

/** Language and theme, also for guests. */
export function Preferences({ theme, onChooseLocale, onChooseTheme }: PreferencesProps) {
  const { t } = useTranslation('account');
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
              value={theme}
              onValueChange={onChooseTheme}
              options={themes.map((value) => ({ value, label: t(`mine.themes.${value}`), icon: icons[value] }))}
            />
          </Stack>
        </Stack>
      </Surface>
    </PageSection>
  );
}
