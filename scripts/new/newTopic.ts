import type { Draft } from './Draft.ts';

/** Where the topics of the house are listed. */
const list = 'tests/house/rules/topics.ts';

/** A topic's name in the list, and its namespace of texts. Calls and screens add the rest. */
export function newTopic(draft: Draft, text: string): void {
  const [, area = '', topic = ''] = /^([a-z]+)\/([a-z][A-Za-z0-9]*)$/.exec(text) ?? [];
  if (topic === '') throw new Error(`Say area and topic, such as account/friends; this was ${JSON.stringify(text)}.`);
  if (hasTopic(draft, text)) throw new Error(`${text} already exists.`);
  nameInList(draft, area, topic);
  const folder = `packages/ui/src/${text}/texts`;
  draft.create(
    `${folder}/vn.ts`,
    `const texts = {};

export default texts;

declare module '../../../i18n/Texts.ts' {
  interface NamespaceTexts {
    '${text}': typeof texts;
  }
}
`,
  );
  for (const locale of ['zh', 'en']) {
    draft.create(
      `${folder}/${locale}.ts`,
      `import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {} satisfies Texts<typeof vn>;
`,
    );
  }
}

export function hasTopic(draft: Draft, place: string): boolean {
  return draft.read(`packages/ui/src/${place}/texts/vn.ts`) !== null;
}

/** Names a topic in the list; a topic that another floor has is there already. */
function nameInList(draft: Draft, area: string, topic: string): void {
  const ofArea = new RegExp(String.raw`(\n  ${area}: \[)([^\]]*)\]`);
  const named = ofArea.exec(draft.read(list) ?? '')?.[2];
  if (named?.includes(`'${topic}'`)) return;
  draft.change(list, (source) =>
    named === undefined
      ? source.replace(/(const topics: [^=]*= \{)/, `$1\n  ${area}: ['${topic}'],`)
      : source.replace(ofArea, (_, start: string) => `${start}${named.trimEnd().replace(/,?$/, ',')} '${topic}']`),
  );
}
