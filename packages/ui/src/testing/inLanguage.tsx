import type { ComponentType, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n, type Locale } from '../i18n/index.ts';
import { namespaces } from '../i18n/topicTexts.ts';

/** Wraps a test's content in the shop's texts: `render(<FlowRow …/>, { wrapper: await inLanguage('en') })`. */
export async function inLanguage(locale: Locale): Promise<ComponentType<{ children: ReactNode }>> {
  const i18n = await createI18n(locale, namespaces);
  return ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
