import type { Locale } from '@mcy/api/contract';
import { createServer } from 'vite';
import type { FilmedStep } from '../../tests/journeys/film.ts';
import type { textsOf as textsOfLocale } from '../../tests/journeys/textsOf.ts';

export type FilmWords = Awaited<ReturnType<typeof loadWords>>;

/** What buttons say in a language, and how the steps are told apart. */
export async function loadWords(root: string, locale: Locale) {
  // Texts are found by a pattern, which Vite resolves.
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
  });
  // What it loads has no type.
  const { textsOf } = (await vite.ssrLoadModule('/tests/journeys/textsOf.ts')) as { textsOf: typeof textsOfLocale };
  const texts = await textsOf(locale);
  await vite.close();
  const t = texts['boxes/opening'];
  const steps: readonly FilmedStep[] = [
    { step: 'choosing', selector: 'main [role="radiogroup"]' },
    { step: 'drawing', selector: 'h2', words: [t('open.drawing'), t('open.asking')] },
    { step: 'box', selector: 'button > span', words: [t('open.tapToOpen')] },
    { step: 'shaking', selector: 'button > span', words: [t('open.shaking')] },
    { step: 'light', selector: 'button > span', words: [t('open.opening')] },
    { step: 'cards', selector: 'li button[data-up]' },
    { step: 'prize', selector: 'article h2' },
    { step: 'results', selector: 'main section h2', words: [t('open.results')] },
  ];
  return {
    steps,
    choose: (count: number, all: boolean) => t(all ? 'price.all' : 'price.times', { count }),
    pay: (count: number) => t('price.pay', { count }),
    open: t('open.tapToOpen'),
    flipAll: t('open.flipAll'),
    results: t('open.continue'),
    again: t('open.again'),
  };
}
