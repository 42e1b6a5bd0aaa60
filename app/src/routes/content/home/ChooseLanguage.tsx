import { LanguageSheet } from '@mcy/ui/account/profile';
import { useLocale } from '@mcy/ui/i18n';
import { reportFailure } from '../../../platform/failures.ts';
import { chooseLocale } from '../../../platform/i18n.ts';

export interface ChooseLanguageProps {
  onClose: () => void;
}

/** Closes once the page is in the chosen language. */
export function ChooseLanguage({ onClose }: ChooseLanguageProps) {
  const locale = useLocale();
  return (
    <LanguageSheet
      locale={locale}
      onChooseLocale={(chosen) => void chooseLocale(chosen).then(onClose, reportFailure)}
      onClose={onClose}
    />
  );
}
