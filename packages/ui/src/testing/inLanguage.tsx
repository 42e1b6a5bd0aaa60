import type { ComponentType, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n, type Locale } from '../i18n/index.ts';
import { namespaces } from '../i18n/topicTexts.ts';

/** All texts of the shop around what a test renders: `render(<FlowRow …/>, { wrapper: await inLanguage('en') })`. */
export async function inLanguage(locale: Locale): Promise<ComponentType<{ children: ReactNode }>> {
  const i18n = await createI18n(locale, namespaces);
  return ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
