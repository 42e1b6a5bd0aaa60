import { beginFirstRender } from '@mcy/ui/primitives';
import type { QueryClient } from '@tanstack/react-query';
import { openedEarlier, readOpenedAt } from './openedAt.ts';
import { type PageData, fillAnswers } from './pageData.ts';
import { session } from './session.ts';

/**
 * Takes over what the server knew when it rendered this page: a whole page for a guest, or a frame, which shows what
 * the app first does and is replaced. Null when it rendered none, or one that is not for this device: `before-paint.js`
 * finds out.
 */
export function takeRendered(queries: QueryClient): 'page' | 'frame' | null {
  const page = document.documentElement;
  const { rendered, viewer } = page.dataset;
  const data = document.querySelector('#page-data');
  const isFit = data !== null && rendered !== undefined && rendered !== 'unfit';
  // Hidden until it is gone.
  if (!isFit) document.querySelector('#root')?.replaceChildren();
  for (const name of ['rendered', 'viewer', 'late']) delete page.dataset[name];
  if (!isFit) return null;
  // The server's own words: see `serverMain.tsx`.
  const { renderedAt, answers } = JSON.parse(data.textContent) as PageData;
  // How old the page was when it was sent: the clocks of devices are wrong.
  openedEarlier(Number(document.querySelector<HTMLMetaElement>('meta[name="page-age"]')?.content));
  if (viewer === 'user') {
    fillAnswers(queries, answersFor(session.read()?.user.id ?? null, answers), readOpenedAt());
    return 'frame';
  }
  beginFirstRender(renderedAt);
  fillAnswers(queries, answers, readOpenedAt());
  return 'page';
}

/** What a frame knows is for everybody: it was asked for nobody in particular, and becomes this user's. */
function answersFor(user_id: string | null, answers: PageData['answers']): PageData['answers'] {
  return answers.map(([[path, locale, , request], data]) => [[path, locale, user_id, request], data]);
}
