import { useTranslation } from 'react-i18next';
import { Sheet } from '../../../primitives/index.ts';
import { LanguageChoice, type LanguageChoiceProps } from '../LanguageChoice/LanguageChoice.tsx';

export interface LanguageSheetProps extends LanguageChoiceProps {
  onClose: () => void;
}

/** The choice of language over the page, for guests: players have it in their settings. */
export function LanguageSheet({ locale, onChooseLocale, onClose }: LanguageSheetProps) {
  const { t } = useTranslation('account/profile');
  const { t: shell } = useTranslation('shell');
  return (
    <Sheet.Root open onOpenChange={(opened) => opened || onClose()}>
      <Sheet.Content closeLabel={shell('close')}>
        <Sheet.Title>{t('mine.language')}</Sheet.Title>
        <LanguageChoice locale={locale} onChooseLocale={onChooseLocale} />
      </Sheet.Content>
    </Sheet.Root>
  );
}
