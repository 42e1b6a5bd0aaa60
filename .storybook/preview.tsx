import '@mcy/ui/styles';
import { LinkProvider, ToastProvider } from '@mcy/ui/primitives';
import { type Locale, localeTags, locales } from '@mcy/ui/i18n';
import { type Theme, themes } from '@mcy/ui/tokens';
import type { Preview } from '@storybook/react-vite';
import { I18nextProvider } from 'react-i18next';
import { fixDate, storyNow } from './fixedDate.ts';
import { i18nOf, loadI18n } from './i18nOf.ts';
import { defaultMode, modes, viewports } from './modes.ts';
import { StoryLink } from './StoryLink.tsx';
import { type ShellParameters, StoryShell } from './StoryShell.tsx';

type Globals = Readonly<Record<string, unknown>>;

const localeNames: Record<Locale, string> = { vn: 'Tiếng Việt', zh: '中文', en: 'English' };
const themeNames: Record<Theme, string> = { dark: 'Dark', light: 'Light' };

/** A picture or a test must not depend on how far a motion has come. */
const observed =
  '__vitest_browser__' in globalThis || /chromatic/i.test(navigator.userAgent) || location.search.includes('still');

function localeOf(globals: Globals): Locale {
  return locales.find((locale) => locale === globals['locale']) ?? defaultMode.locale;
}

function themeOf(globals: Globals): Theme {
  return themes.find((theme) => theme === globals['theme']) ?? defaultMode.theme;
}

const preview: Preview = {
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: locales.map((locale) => ({ value: locale, title: localeNames[locale] })),
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: themes.map((theme) => ({ value: theme, title: themeNames[theme] })),
      },
    },
  },
  initialGlobals: {
    locale: defaultMode.locale,
    theme: defaultMode.theme,
    viewport: { value: defaultMode.viewport, isRotated: false },
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: { options: viewports },
    a11y: { test: 'error' },
    chromatic: { modes },
    options: {
      storySort: {
        order: ['Foundations', ['Colour', 'Type', 'Space', 'Rarity'], 'Primitives', 'Patterns'],
        method: 'alphabetical',
      },
    },
  },
  loaders: [({ globals }) => loadI18n(localeOf(globals))],
  beforeEach: ({ globals }) => {
    document.documentElement.dataset['theme'] = themeOf(globals);
    document.documentElement.lang = localeTags[localeOf(globals)];
    if (observed) document.documentElement.dataset['motion'] = 'still';
    return fixDate(storyNow);
  },
  decorators: [
    (Story, { parameters }) => {
      // Parameters are whatever a story says; this one is typed where it is read.
      const shell = parameters['shell'] as ShellParameters | undefined;
      return shell ? (
        <StoryShell {...shell}>
          <Story />
        </StoryShell>
      ) : (
        <Story />
      );
    },
    (Story, { globals }) => (
      // The key makes a toast or an open dialog of one story end with it.
      <I18nextProvider i18n={i18nOf(localeOf(globals))} key={`${localeOf(globals)} ${themeOf(globals)}`}>
        <LinkProvider component={StoryLink}>
          <ToastProvider label={i18nOf(localeOf(globals)).t('modal.tips')}>
            <Story />
          </ToastProvider>
        </LinkProvider>
      </I18nextProvider>
    ),
  ],
};

export default preview;
