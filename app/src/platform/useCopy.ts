import { useTranslation } from 'react-i18next';
import { announce } from './announcements.ts';

/** Copies text to the clipboard and reports the result. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useTranslation();
  return async (text) => {
    try {
      // Missing over plain http.
      await navigator.clipboard.writeText(text);
      announce({ kind: 'toast', tone: 'positive', message: t('copied') });
    } catch {
      announce({ kind: 'toast', tone: 'caution', message: t('copyFailed') });
    }
  };
}
