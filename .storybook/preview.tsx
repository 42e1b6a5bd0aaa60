import '@mcy/ui/styles';
import { LinkProvider, ToastProvider } from '@mcy/ui/primitives';
import { localeTags, TextsProvider } from '@mcy/ui/i18n';
import { type Theme, themes } from '@mcy/ui/tokens';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { fixDate, storyNow } from './fixedDate.ts';
import { defaultArgs } from './defaultArgs.ts';
import { DocsFrame, DocsPage } from './docs.tsx';
import { i18nOf, loadI18n } from './i18nOf.ts';
import { defaultMode, plainModes, viewports } from '@mcy/ui/testing';
import { choosePictures } from './picturedModes.ts';
import { watchTexts } from './pseudo/watchTexts.ts';
import { StoryLink } from './StoryLink.tsx';
import { localeBehind, type StoryLocale, storyLocales } from './storyLocales.ts';
import { type ShellParameters, StoryShell } from './StoryShell.tsx';
import { tidyArgTypes } from './tidyArgTypes.ts';

// A busy machine draws its frames late, and a window is only gone when its last one is drawn.
configure({ asyncUtilTimeout: 20_000 });

type Globals = Readonly<Record<string, unknown>>;

const localeNames: Record<StoryLocale, string> = {
  vn: 'Tiếng Việt',
  zh: '中文',
  en: 'English',
  pseudo: '[Pšëüüḋö] +40 %',
};
const themeNames: Record<Theme, string> = { dark: 'Dark', light: 'Light' };

/** Pictures and tests must not depend on animation progress. */
const observed =
  '__vitest_browser__' in globalThis || /chromatic/i.test(navigator.userAgent) || location.search.includes('still');

function localeOf(globals: Globals): StoryLocale {
  return storyLocales.find((locale) => locale === globals['locale']) ?? defaultMode.locale;
}

function themeOf(globals: Globals): Theme {
  return themes.find((theme) => theme === globals['theme']) ?? defaultMode.theme;
}

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [tidyArgTypes, choosePictures],
  argsEnhancers: [defaultArgs],
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: storyLocales.map((locale) => ({ value: locale, title: localeNames[locale] })),
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
    // `viewByKind` gives screens a phone's.
    viewport: { value: undefined, isRotated: false },
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: { options: viewports },
    a11y: { test: 'error' },
    chromatic: { modes: plainModes },
    docs: { container: DocsFrame, page: DocsPage, toc: { headingSelector: 'h2' } },
    options: {
      // Storybook's indexer reads this statically, so imported names do not work. Areas come last, by their names.
      storySort: {
        order: [
          'Guide',
          ['Welcome', 'Gallery', 'Principles', 'Screen map', 'Writing', 'Adding a component', 'Changes'],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Motion', 'Rarity', 'Icons'],
          'Primitives',
          'Patterns',
          'Forms',
          ['SchemaForm', 'Fields', '*'],
          '*',
          ['*', ['Screens', '*']],
        ],
        method: 'alphabetical',
      },
    },
  },
  loaders: [({ globals }) => loadI18n(localeOf(globals))],
  beforeEach: ({ globals, viewMode }) => {
    document.documentElement.dataset['theme'] = themeOf(globals);
    // Docs pages are in English around their stories.
    if (viewMode === 'story') document.documentElement.lang = localeTags[localeBehind(localeOf(globals))];
    if (observed) document.documentElement.dataset['motion'] = 'still';
    const releaseDate = fixDate(storyNow);
    // The prose around the stories in a docs page stays unchanged.
    const leaveTexts = localeOf(globals) === 'pseudo' && viewMode === 'story' ? watchTexts(document.body) : null;
    return () => {
      releaseDate();
      leaveTexts?.();
    };
  },
  decorators: [
    (Story, { parameters }) => {
      // Parameters are untyped in Storybook; this one is typed where it is read.
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
      // The key unmounts a story's toasts and dialogs with it.
      <TextsProvider texts={i18nOf(localeOf(globals))} key={`${localeOf(globals)} ${themeOf(globals)}`}>
        <LinkProvider component={StoryLink}>
          <ToastProvider label={i18nOf(localeOf(globals)).t('modal.tips')}>
            <Story />
          </ToastProvider>
        </LinkProvider>
      </TextsProvider>
    ),
  ],
};

export default preview;
