import { type CallShape, shapeOf } from './CallShape.ts';
import type { Draft } from './Draft.ts';
import { withExport, withTexts } from './editModule.ts';
import { nameTarget, type Target } from './nameTarget.ts';
import { hasTopic } from './newTopic.ts';
import { aOrAn, spellName, type SpelledName } from './spellName.ts';
import { type Plan, takePlan } from './takePlan.ts';
import { writeJourney } from './writeJourney.ts';

interface Parts extends Target {
  screen: SpelledName;
  /** What the screen shows; null when it reads nothing. */
  call: CallShape | null;
  /** Null for a screen that nobody planned. */
  plan: Plan | null;
}

/** A screen: its texts, component, stories and route. `callName` is a call of the topic that it reads, such as `listFriends`. */
export function newScreen(draft: Draft, text: string, callName?: string): void {
  const target = nameTarget(text, 'account/friends/Friends');
  if (!hasTopic(draft, target.place))
    throw new Error(`There is no ${target.place}: npm run new topic ${target.place}.`);
  const call = callName === undefined ? null : shapeOf(callName);
  if (call?.kind === 'change') throw new Error(`A screen reads a call, such as listFriends; ${callName} is a change.`);
  if (
    call &&
    draft.read(`packages/api/src/${target.place}/hooks.ts`)?.includes(`export const ${call.hook} `) !== true
  ) {
    throw new Error(`There is no ${call.hook}: npm run new call ${target.place}/${callName}.`);
  }
  const parts = { ...target, screen: spellName(target.name), call, plan: takePlan(draft, target) };
  refuseGuests(draft, parts);
  writeTexts(draft, parts);
  writeScreen(draft, parts);
  writeStories(draft, parts);
  writeRoute(draft, parts);
}

/** A page for guests reads a call for guests. */
function refuseGuests(draft: Draft, { place, name, call, plan }: Parts): void {
  if (call === null || plan?.who !== 'guest') return;
  const contract = draft.read(`packages/api/src/${place}/contract.ts`) ?? '';
  const [, role] = new RegExp(String.raw`export const ${call.name} = [^}]*?\brole: '(\w+)'`).exec(contract) ?? [];
  if (role !== 'guest') throw new Error(`${name} is for guests too, and ${call.name} is not: say role: 'guest' there.`);
}

function writeTexts(draft: Draft, { place, screen, call, plan }: Parts): void {
  const spelled = `${screen.words.charAt(0).toUpperCase()}${screen.words.slice(1)}`;
  const empty = { vn: 'Chưa có gì ở đây', zh: '这里还没有内容', en: 'Nothing here yet' };
  for (const locale of ['vn', 'zh', 'en'] as const) {
    const ofEmpty = call?.kind === 'page' ? `, empty: '${empty[locale]}'` : '';
    const title = JSON.stringify(plan?.titles[locale] ?? spelled);
    draft.change(`packages/ui/src/${place}/texts/${locale}.ts`, (source) =>
      withTexts(source, `  ${screen.camel}: { title: ${title}${ofEmpty} },`),
    );
  }
}

function writeScreen(draft: Draft, { place, screen, call }: Parts): void {
  const name = `${screen.pascal}Screen`;
  const folder = `packages/ui/src/${place}`;
  draft.create(
    `${folder}/${name}/${name}.tsx`,
    { page: pageScreen, answer: answerScreen, none: plainScreen }[kindOf(call)](place, screen, call),
  );
  const index = `${folder}/index.ts`;
  if (draft.read(index) === null) draft.create(index, '');
  draft.change(index, (source) =>
    withExport(source, `export { ${name}, type ${name}Props } from './${name}/${name}.tsx';`),
  );
}

function kindOf(call: CallShape | null): 'page' | 'answer' | 'none' {
  return call === null || call.kind === 'change' ? 'none' : call.kind;
}

type Template = (place: string, screen: SpelledName, call: CallShape | null) => string;

const pageScreen: Template = (place, screen, call) => {
  const { noun, row } = call ?? { noun: screen, row: screen };
  return `import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { ListRow, type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';

export interface ${screen.pascal}ScreenProps {
  /** Newest first. */
  ${noun.camel}: PagedLoad<{ ${row.snake}_id: string; name: string }>;
  onGoBack: () => void;
}

/** Lists the ${noun.words}, the newest first. */
export function ${screen.pascal}Screen({ ${noun.camel}, onGoBack }: ${screen.pascal}ScreenProps) {
  const { t } = useTranslation('${place}');
  const title = t('${screen.camel}.title');
  return (
    <Screen texts={useScreenTexts()} title={title} back={onGoBack}>
      <ScreenList
        load={${noun.camel}}
        label={title}
        rowKey={(${row.camel}) => ${row.camel}.${row.snake}_id}
        empty={{ icon: Inbox, title: t('${screen.camel}.empty') }}
      >
        {({ name }) => <ListRow title={name} />}
      </ScreenList>
    </Screen>
  );
}
`;
};

const answerScreen: Template = (place, screen, call) => {
  const { noun } = call ?? { noun: screen };
  return `import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Screen } from '../../../patterns/index.ts';
import { Text } from '../../../primitives/index.ts';

export interface ${screen.pascal}ScreenProps {
  ${noun.camel}: Load<{ name: string }>;
  onGoBack: () => void;
}

/** Shows the ${noun.words}. */
export function ${screen.pascal}Screen({ ${noun.camel}, onGoBack }: ${screen.pascal}ScreenProps) {
  const { t } = useTranslation('${place}');
  return (
    <Screen texts={useScreenTexts()} title={t('${screen.camel}.title')} back={onGoBack} load={${noun.camel}} shape="text">
      {({ name }) => <Text>{name}</Text>}
    </Screen>
  );
}
`;
};

const plainScreen: Template = (place, screen) => `import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { Screen } from '../../../patterns/index.ts';
import { Text } from '../../../primitives/index.ts';

export interface ${screen.pascal}ScreenProps {
  onGoBack: () => void;
}

/** The page of ${aOrAn(screen.words)}. */
export function ${screen.pascal}Screen({ onGoBack }: ${screen.pascal}ScreenProps) {
  const { t } = useTranslation('${place}');
  return (
    <Screen texts={useScreenTexts()} title={t('${screen.camel}.title')} back={onGoBack}>
      <Text>{t('${screen.camel}.title')}</Text>
    </Screen>
  );
}
`;

function writeStories(draft: Draft, { area, topic, place, screen, call }: Parts): void {
  const name = `${screen.pascal}Screen`;
  const kind = kindOf(call);
  const prop = call?.noun.camel ?? '';
  const row = call?.row.snake ?? '';
  const loaded = {
    page: `    ${prop}: loadedPage([{ ${row}_id: '0199b1c2-5f3e-7d10-8a44-2b6f9c0d2e01', name: 'Lan Phương' }]),\n`,
    answer: `    ${prop}: { status: 'loaded', data: { name: 'Lan Phương' } },\n`,
    none: '',
  }[kind];
  const empty = `
export const Empty: Story = { args: { ${prop}: loadedPage([]) } };
`;
  const waiting = `
export const Loading: Story = { args: { ${prop}: { status: 'loading' } } };
${kind === 'page' ? empty : ''}`;
  const shown = kind === 'none' ? '' : "    await expect(canvas.getByText('Lan Phương')).toBeVisible();\n";
  draft.create(
    `packages/ui/src/${place}/${name}/${name}.stories.tsx`,
    `import { ${name} } from '@mcy/ui/${place}';
import { inEveryMode${kind === 'page' ? ', loadedPage' : ''} } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: '${spellName(area).pascal}/${spellName(topic).pascal}/Screens/${screen.pascal}',
  component: ${name},
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
${loaded}    onGoBack: fn(),
  },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
${shown}    await userEvent.click(canvas.getByRole('button', { name: 'Quay lại' }));
    await expect(args.onGoBack).toHaveBeenCalledOnce();
  },
};
${kind === 'none' ? '' : waiting}`,
  );
}

function writeRoute(draft: Draft, { area, topic, place, screen, call, plan }: Parts): void {
  const folder = `app/src/routes/${place}`;
  const kind = kindOf(call);
  const noun = call?.noun.camel ?? '';
  const [imports, load, prop] = {
    page: [['usePagedLoad'], `  const ${noun} = usePagedLoad(${call?.hook}({}));\n`, ` ${noun}={${noun}}`],
    answer: [
      ['mapLoad', 'useLoad'],
      `  const load = useLoad({ ${noun}: ${call?.hook}({}) });\n`,
      ` ${noun}={mapLoad(load, ({ ${noun} }) => ${noun})}`,
    ],
    none: [[], '', ''],
  }[kind] as [string[], string, string];
  const platform = [...imports, 'useGoBack'].map((name) => `import { ${name} } from '../../../platform/${name}.ts';\n`);
  draft.create(
    `${folder}/${screen.pascal}Route.tsx`,
    `${call ? `import { ${call.hook} } from '@mcy/api/${place}/hooks';\n` : ''}import { ${screen.pascal}Screen } from '@mcy/ui/${place}';
${platform.join('')}import { homeRoutes } from '../../content/home/routes.ts';

export function ${screen.pascal}Route() {
${load}  return <${screen.pascal}Screen${prop} onGoBack={useGoBack(homeRoutes.home)} />;
}
`,
  );
  const routes = `${folder}/routes.ts`;
  if (draft.read(routes) === null) {
    draft.create(
      routes,
      `import { defineRoutes } from '../../defineRoutes.ts';

export const ${topic}Routes = defineRoutes({
});
`,
    );
  }
  const { path, who } = plan ?? { path: `/pages/${area}/${screen.camel}`, who: 'user' };
  const line = plan?.line ?? `  ${screen.camel}: { path: '${path}', screen: '${screen.pascal}', who: '${who}' },`;
  draft.change(routes, (source) => source.replace(/\n?\}\);\n$/, `\n${line}\n});\n`));
  writeJourney(draft, { area, topic, path, who });
}
