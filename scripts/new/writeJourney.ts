import { coversOf } from '../test/coversOf.ts';
import type { Draft } from './Draft.ts';

/** Begins the journey of an area whose first screen this is; a house test wants one. */
export function writeJourney(
  draft: Draft,
  { area, topic, path, who }: { area: string; topic: string; path: string; who: string },
): void {
  const journeys = draft.filesOf('tests/journeys/*.test.ts');
  const covered = journeys.flatMap((file) => coversOf(draft.read(file) ?? '')).map((place) => place.split('/')[0]);
  if (covered.includes(area)) return;
  const signsIn = who !== 'guest';
  draft.create(
    `tests/journeys/${area}.test.ts`,
    `// Covers: ${area}/${topic}
import { afterAll, beforeAll, it } from 'vitest';
${signsIn ? "import { registerPlayer } from '../shop/registerPlayer.ts';\n" : ''}import { type Stage, setStage } from './Stage.ts';
import { Visit } from './Visit.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

it('shows ${path} to ${signsIn ? 'a user' : 'a guest'}', async () => {
  const visit = await Visit.begin(stage.browser, { url: stage.shop.url });
${signsIn ? '  const { session } = await registerPlayer(stage.shop.url);\n  await visit.signIn(session);\n' : ''}  await visit.page.goto('${path}');
  await visit.page.getByRole('heading', { level: 1 }).waitFor();
  await visit.checkScreen();
  await visit.end();
});
`,
  );
}
