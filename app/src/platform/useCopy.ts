import { useTranslation } from 'react-i18next';
import { announce } from './announcements.ts';

/** Puts a text on the clipboard and says whether it is there. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useTranslation();
  return async (text) => {
    try {
      // Missing where the app is opened over plain http.
      await navigator.clipboard.writeText(text);
      announce({ kind: 'toast', tone: 'positive', message: t('copied') });
    } catch {
      announce({ kind: 'toast', tone: 'caution', message: t('copyFailed') });
    }
  };
}
