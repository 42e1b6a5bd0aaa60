import { type CallShape, shapeOf } from './CallShape.ts';
import { beginArea } from './beginArea.ts';
import type { Draft } from './Draft.ts';
import { withImport } from './editModule.ts';
import { nameTarget, type Target } from './nameTarget.ts';
import { hasTopic } from './newTopic.ts';
import { inThirdPerson, spellName } from './spellName.ts';

/** Other roles are written by hand. */
type CallRole = 'guest' | 'user';

/** A call: its contract, its hook, its handler with the area's line, and its test. */
export function newCall(draft: Draft, text: string, role = 'user'): void {
  const target = nameTarget(text, 'account/friends/listFriends');
  if (!hasTopic(draft, target.place))
    throw new Error(`There is no ${target.place}: npm run new topic ${target.place}.`);
  if (role !== 'guest' && role !== 'user') throw new Error(`Say guest or user; this was ${JSON.stringify(role)}.`);
  const call = shapeOf(target.name);
  writeContract(draft, target, call, role);
  writeHook(draft, target, call);
  writeHandler(draft, target, call);
  writeTest(draft, target, call, role);
}

function writeContract(draft: Draft, { area, place, topic }: Target, call: CallShape, role: CallRole): void {
  const path = `packages/api/src/${place}/contract.ts`;
  if (draft.read(path) === null) {
    draft.create(path, "import * as z from 'zod/mini';\nimport { defineCall } from '../../contract/defineCall.ts';\n");
  }
  const { name, noun, row, kind } = call;
  if (draft.read(path)?.includes(`export const ${name} `)) throw new Error(`${path} already has ${name}.`);
  const last = noun.camel === topic && kind !== 'change' ? (kind === 'page' ? 'list' : 'read') : spellName(name).snake;
  const { summary, request, response } = {
    page: {
      summary: `Lists ${noun.words}, the newest first.`,
      request: 'z.strictObject(pageRequest)',
      response: `pageOf(z.object({ ${row.snake}_id: z.uuid(), name: z.string() }))`,
    },
    answer: {
      summary: `Reads the ${noun.words}.`,
      request: 'z.strictObject({})',
      response: 'z.object({ name: z.string() })',
    },
    change: {
      summary: `${sentenceOf(inThirdPerson(noun.words))}.`,
      request: 'z.strictObject({})',
      response: 'z.object({ done: z.boolean() })',
    },
  }[kind];
  draft.change(path, (source) => {
    let edited = source;
    if (kind === 'page') {
      for (const used of ['pageOf', 'pageRequest']) edited = withImport(edited, used, '../../contract/page.ts');
    }
    return `${edited}
export const ${name} = defineCall({
  topic: '${place}',
  method: '${kind === 'change' ? 'POST' : 'GET'}',
  path: '/api/${area}/${spellName(topic).snake}/${last}',
  role: '${role}',
  summary: '${summary}',
  request: ${request},
  response: ${response},
});
`;
  });
}

function sentenceOf(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function writeHook(draft: Draft, { place }: Target, { kind, name, hook }: CallShape): void {
  const path = `packages/api/src/${place}/hooks.ts`;
  const maker = { page: 'pagedQueryHook', answer: 'queryHook', change: 'mutationHook' }[kind];
  if (draft.read(path) === null) draft.create(path, '');
  draft.change(path, (source) => {
    const edited = withImport(withImport(source, maker, `../../client/${maker}.ts`), name, './contract.ts');
    return `${edited.trimEnd()}\n\nexport const ${hook} = ${maker}(${name});\n`;
  });
}

function writeHandler(draft: Draft, { area, topic, place }: Target, { kind, name }: CallShape): void {
  const handlers = `${topic}Handlers`;
  const path = `server/src/areas/${place}/${handlers}.ts`;
  const contract = `@mcy/api/${place}/contract`;
  const answer = { page: '{ rows: [], next_cursor: null }', answer: "{ name: '' }", change: '{ done: true }' }[kind];
  const entry = `  implement(contract.${name}, () => Promise.resolve(${answer})),\n`;
  if (draft.read(path) !== null) {
    draft.change(path, (source) => source.replace(/\n\];\n$/, `\n\n${entry}];\n`));
    return;
  }
  draft.create(
    path,
    `import * as contract from '${contract}';
import { type Implementation, implement } from '../../../platform/http/handler.ts';

export const ${handlers}: readonly Implementation[] = [
${entry}];
`,
  );
  if (draft.read(`server/src/areas/${area}/area.ts`) === null) beginArea(draft, area);
  draft.change(`server/src/areas/${area}/area.ts`, (source) => {
    const listed = source
      .replace(/\n {2}calls: (\w+),\n/, '\n  calls: [...$1],\n')
      .replace(
        /(\n {2}calls: \[)([^\]]*)\]/,
        (_, start: string, calls: string) =>
          `${start}${calls.trimEnd().replace(/(?<=[^,\s]),?$/, ', ')}...${handlers}]`,
      );
    return listed === source ? source : withImport(listed, handlers, `./${topic}/${handlers}.ts`);
  });
}

function writeTest(draft: Draft, { place, topic }: Target, { kind, name, noun }: CallShape, role: CallRole): void {
  const path = `server/src/areas/${place}/${topic}.test.ts`;
  const expected = { page: '{ rows: [], next_cursor: null }', answer: "{ name: '' }", change: '{ done: true }' }[kind];
  const does = {
    page: `lists ${noun.words}`,
    answer: `reads the ${noun.words}`,
    change: inThirdPerson(noun.words),
  }[kind];
  const test =
    role === 'guest'
      ? `it('${does} for a guest', async () => {
  expect(await server().succeed(contract.${name}, {})).toEqual(${expected});
});
`
      : `it('${does} for a user, and refuses a guest', async () => {
  const session = await server().registerUser();
  expect(await server().succeed(contract.${name}, {}, { session })).toEqual(${expected});
  expect(await server().call(contract.${name}, {})).toMatchObject({ code: 401 });
});
`;
  if (draft.read(path) !== null) {
    draft.change(path, (source) => `${source.trimEnd()}\n\n${test}`);
    return;
  }
  draft.create(
    path,
    `import * as contract from '@mcy/api/${place}/contract';
import { expect, it } from 'vitest';
import { provideServer } from '../../../testing/provideServer.ts';

const server = provideServer();

${test}`,
  );
}
