import type { i18n } from 'i18next';
import { createContext, type ReactNode, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';

/** The language of the texts around; null without a `TextsProvider`, where it does not change. */
export const LanguageContext = createContext<string | null>(null);

export interface TextsProviderProps {
  texts: i18n;
  children: ReactNode;
}

/** The shop's texts for everything inside. It listens to changes of the language once, for all `useTexts`. */
export function TextsProvider({ texts, children }: TextsProviderProps) {
  const language = useSyncExternalStore(
    (onChange) => {
      texts.on('languageChanged', onChange);
      return () => texts.off('languageChanged', onChange);
    },
    () => texts.language,
    () => texts.language,
  );
  return (
    <I18nextProvider i18n={texts}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </I18nextProvider>
  );
}
