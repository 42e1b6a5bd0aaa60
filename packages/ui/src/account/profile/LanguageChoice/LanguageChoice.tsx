import { useTranslation } from 'react-i18next';
import { type Locale, locales } from '../../../i18n/index.ts';
import { SegmentedControl } from '../../../primitives/index.ts';

export interface LanguageChoiceProps {
  locale: Locale;
  onChooseLocale: (locale: Locale) => void;
}

/** Chooses the interface language; each option is named in its own language. */
export function LanguageChoice({ locale, onChooseLocale }: LanguageChoiceProps) {
  const { t } = useTranslation('account/profile');
  return (
    <SegmentedControl
      label={t('mine.language')}
      value={locale}
      onValueChange={onChooseLocale}
      options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
    />
  );
}
