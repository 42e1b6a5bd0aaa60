import type { Draft } from './Draft.ts';
import type { Target } from './nameTarget.ts';

/** What the house says of a screen before it is built. */
export interface Plan {
  /** Its line of `routes.ts`. */
  line: string;
  path: string;
  who: string;
  /** Its title by language. */
  titles: Readonly<Record<'vn' | 'zh' | 'en', string>>;
}

/** Takes a planned screen's path, role and titles, and removes its placeholder; null for a screen that nobody planned. */
export function takePlan(draft: Draft, { area, place, name }: Target): Plan | null {
  const entry = new RegExp(String.raw`\n( {2}\w+: \{[^{}]*\bscreen: '${name}',[^{}]*\},)`);
  const own = `app/src/routes/${place}/routes.ts`;
  const isPlannedIn = (path: string): boolean =>
    entry.exec(draft.read(path) ?? '')?.[1]?.includes('planned: true') === true;
  const other = draft.filesOf(`app/src/routes/${area}/*/routes.ts`).find((path) => path !== own && isPlannedIn(path));
  if (other !== undefined) throw new Error(`${name} is planned in ${other}: build it in that topic.`);
  const read = (path: string): string | undefined => entry.exec(draft.read(path) ?? '')?.[1];
  const planned = [`app/src/routes/${area}/planned.ts`, own].find((path) => {
    const line = read(path);
    return line !== undefined && (path !== own || isPlannedIn(path));
  });
  const line = planned === undefined ? undefined : read(planned);
  if (planned === undefined || line === undefined) return null;
  draft.change(planned, (source) => source.replace(entry, ''));
  if (planned !== own && draft.read(planned)?.includes("path: '") !== true) draft.remove(planned);
  const [, path = ''] = /path: '([^']+)'/.exec(line) ?? [];
  const [, who = 'user'] = /who: '(\w+)'/.exec(line) ?? [];
  const titles = { vn: '', zh: '', en: '' };
  for (const locale of ['vn', 'zh', 'en'] as const) titles[locale] = takeTitle(draft, locale, path);
  return { line: line.replace(/,?\s*planned: true/, ''), path, who, titles };
}

/** The name under which the placeholder announced the screen. */
function takeTitle(draft: Draft, locale: string, path: string): string {
  const texts = `packages/ui/src/system/coming/texts/${locale}.ts`;
  const named = new RegExp(String.raw`\n\s*'${path}': (['"])(.*)\1,`);
  const [, , title = ''] = named.exec(draft.read(texts) ?? '') ?? [];
  if (title === '') throw new Error(`${texts} has no name for ${path}.`);
  draft.change(texts, (source) =>
    // The last screen of a part takes the part with it.
    source.replace(named, '').replace(/\n {4}\w+: \{\s*about:[^{}]*screens: \{\s*\},\s*\},/, ''),
  );
  return title;
}
