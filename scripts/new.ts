// npm run new topic account/friends
// npm run new call account/friends/listFriends [guest]
// npm run new screen account/friends/Friends listFriends
// npm run new component account/friends/FriendCard
// Writes what every such thing has, and names it where the house lists it. The names of calls say what they are: `list…` answers a page, `read…` one thing, any other verb changes something. A call is for
// users, or for guests too. A screen that is planned takes its path, role and titles from there.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Draft } from './new/Draft.ts';
import { newCall } from './new/newCall.ts';
import { newComponent } from './new/newComponent.ts';
import { newScreen } from './new/newScreen.ts';
import { newTopic } from './new/newTopic.ts';

const root = join(import.meta.dirname, '..');
const makers: Readonly<Record<string, (draft: Draft, target: string, detail?: string) => void>> = {
  topic: newTopic,
  call: newCall,
  screen: newScreen,
  component: newComponent,
};

try {
  const [kind = '', target = '', detail] = process.argv.slice(2);
  const make = makers[kind];
  if (!make) throw new Error(`npm run new ${Object.keys(makers).join('|')} <where>; this was ${JSON.stringify(kind)}.`);
  const draft = new Draft(
    (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null),
    (pattern) => globSync(pattern, { cwd: root }),
  );
  make(draft, target, detail);
  for (const [path, text] of draft.changes) {
    if (text === null) {
      rmSync(join(root, path));
      console.log(`removed ${path}`);
      continue;
    }
    const isNew = !existsSync(join(root, path));
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`${isNew ? 'new    ' : 'changed'} ${path}`);
  }
  spawnSync(
    join(root, 'node_modules/.bin/oxfmt'),
    [...draft.changes].flatMap(([path, text]) => (text === null ? [] : [path])),
    { cwd: root },
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
