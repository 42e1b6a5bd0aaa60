import { Draft } from '../new/Draft.ts';
import { newCall } from '../new/newCall.ts';
import { newScreen } from '../new/newScreen.ts';
import { newTopic } from '../new/newTopic.ts';
import type { Figure } from './countHouse.ts';

/** What a list screen with one call costs before it has content of its own, as `npm run new` writes it today: the first of a topic, and the next. */
export function countScaffold(): readonly Figure[] {
  const draft = new Draft(
    (path) => house[path] ?? null,
    () => ['tests/journeys/people.test.ts'],
  );
  const count = (): { files: number; lines: number } => {
    const own = [...draft.changes].filter(([path]) => path.includes('/account/friends/'));
    return { files: own.length, lines: own.reduce((sum, [, text]) => sum + (text ?? '').split('\n').length - 1, 0) };
  };
  newTopic(draft, 'account/friends');
  newCall(draft, 'account/friends/listFriends');
  newScreen(draft, 'account/friends/Friends', 'listFriends');
  const first = count();
  newCall(draft, 'account/friends/listInvites');
  newScreen(draft, 'account/friends/Invites', 'listInvites');
  const both = count();
  return [
    { name: 'files of a new topic with a screen and its call', value: first.files },
    { name: 'lines of these', value: first.lines },
    { name: 'files of its next screen with a call', value: both.files - first.files },
    { name: 'lines of these, and in files that are there', value: both.lines - first.lines },
  ];
}

/** The lists that a new topic joins. */
const house: Readonly<Record<string, string>> = {
  'tests/journeys/people.test.ts': '// Covers: account\n',
  'tests/house/rules/topics.ts': "const topics: Of = {\n  account: ['entry'],\n};\n",
  'server/src/areas/account/area.ts':
    "import { entryHandlers } from './entry/entryHandlers.ts';\n\nexport const accountArea: Area = {\n  calls: entryHandlers,\n};\n",
};
