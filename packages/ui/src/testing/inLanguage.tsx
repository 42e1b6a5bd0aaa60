import type { ComponentType, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n, type Locale, type Namespace } from '../i18n/index.ts';

/** Texts around what a test renders: `render(<FlowRow …/>, { wrapper: await inLanguage('en', ['wallet']) })`. */
export async function inLanguage(
  locale: Locale,
  namespaces: readonly Namespace[],
): Promise<ComponentType<{ children: ReactNode }>> {
  const i18n = await createI18n(locale, ['shell', 'forms', ...namespaces]);
  return ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
