import type { ComponentType, ReactNode } from 'react';
import { createI18n, type Locale, TextsProvider } from '../i18n/index.ts';
import { namespaces } from '../i18n/topicTexts.ts';

/** Wraps a test's content in the shop's texts: `render(<FlowRow …/>, { wrapper: await inLanguage('en') })`. */
export async function inLanguage(locale: Locale): Promise<ComponentType<{ children: ReactNode }>> {
  const i18n = await createI18n(locale, namespaces);
  return ({ children }) => <TextsProvider texts={i18n}>{children}</TextsProvider>;
}
