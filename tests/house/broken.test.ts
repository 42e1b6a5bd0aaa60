// Runs each house rule on a sample that breaks it: a rule that cannot fail protects nothing.
import { describe, expect, it } from 'vitest';
import { houseOf, theHouse } from './house.ts';
import { componentsOf, escapesOf, missingOf } from './rules/components.ts';
import { handKeptLists, unknownTopics } from './rules/freshness.ts';
import { bareIconsIn } from './rules/icons.ts';
import { rawValuesIn } from './rules/rawValues.ts';
import { namespacesShownBy } from './rules/namespaces.ts';
import { faultsOfRoute, idleScreens } from './rules/routes.ts';
import { longFiles } from './rules/sizes.ts';
import { faultsOfStories, missingStatesOf } from './rules/stories.ts';
import { faultsOfTranslation } from './rules/texts.ts';

type Files = Readonly<Record<string, string>>;

const rating = 'packages/ui/src/primitives/Rating';
const whole: Files = {
  'packages/ui/src/primitives/index.ts': "export { Rating } from './Rating/Rating.tsx';\n",
  [`${rating}/Rating.tsx`]: "import * as styles from './Rating.css.ts';\n<i className={styles.root} />\n",
  [`${rating}/Rating.css.ts`]: '',
  [`${rating}/Rating.stories.tsx`]: "title: 'Primitives/Rating'",
  [`${rating}/Rating.test.tsx`]: '',
};

describe('a component', () => {
  function missing(files: Files) {
    const house = houseOf(files);
    return componentsOf(house).flatMap((component) => missingOf(component, house));
  }

  it('passes when complete', () => {
    expect(missing(whole)).toEqual([]);
  });

  it.for(['stories.tsx', 'test.tsx'])('is caught without its %s', (kind) => {
    const { [`${rating}/Rating.${kind}`]: _gone, ...rest } = whole;
    expect(missing(rest)).toEqual([`Rating.${kind}`]);
  });

  it('is let through when its story plays it', () => {
    const { [`${rating}/Rating.test.tsx`]: _gone, ...rest } = whole;
    expect(missing({ ...rest, [`${rating}/Rating.stories.tsx`]: 'play: async () => {},' })).toEqual([]);
  });

  it('is caught in a topic as well', () => {
    const files = { 'packages/ui/src/boxes/pools/texts/vn.ts': '', 'packages/ui/src/boxes/pools/Odds/Odds.tsx': '' };
    expect(missing(files)).toEqual([
      'Odds.stories.tsx',
      'Odds.test.tsx',
      'its export from packages/ui/src/boxes/pools/index.ts',
    ]);
  });

  it('is caught when it draws without styles of its own', () => {
    expect(missing({ ...whole, [`${rating}/Rating.tsx`]: '<i className="rating" />' })).toEqual(['Rating.css.ts']);
  });

  it('is caught when it is not exported', () => {
    expect(missing({ ...whole, 'packages/ui/src/primitives/index.ts': '' })).toEqual([
      'its export from packages/ui/src/primitives/index.ts',
    ]);
  });

  it.for([
    ['  className?: string;', 'className'],
    ['  style?: CSSProperties;', 'style'],
    ['  readonly sx: object;', 'sx'],
    ['  as?: ElementType;', 'as'],
    ["type Props = ComponentPropsWithoutRef<'i'>;", 'ComponentPropsWithoutRef'],
    ['type Props = HTMLAttributes<HTMLElement>;', 'HTMLAttributes'],
  ] as const)('is caught with %s', ([line, escape]) => {
    const house = houseOf({ ...whole, [`${rating}/Rating.tsx`]: `${line}\n` });
    expect(componentsOf(house).flatMap((component) => escapesOf(component, house))).toEqual([escape]);
  });
});

describe('a value that is not a token', () => {
  it.for([
    [`${rating}/Rating.css.ts`, "  color: '#ff0000',", '#ff0000'],
    [`${rating}/Rating.css.ts`, '  background: `rgb(0 0 0 / 50%)`,', 'rgb('],
    [`${rating}/Rating.css.ts`, "  inlineSize: '12px',", '12px'],
    ['packages/ui/src/boxes/Box/Box.css.ts', "  padding: '12px',", '12px'],
    ['packages/ui/src/boxes/Box/Box.tsx', "<i style={{ color: 'hsl(0 0% 0%)' }} />", 'hsl('],
  ] as const)('is caught in %s: %s', ([path, line, value]) => {
    expect(rawValuesIn(path, houseOf({ [path]: line }))).toEqual([`${path}:1 ${value}`]);
  });

  it.for([
    [`${rating}/Rating.css.ts`, '  padding: vars.space.small,'],
    [`${rating}/Rating.css.ts`, "  inset: 'max(0px, env(safe-area-inset-top, 0px))',"],
    [`${rating}/Rating.css.ts`, '// Not #fff, and not 12px.'],
    ['packages/ui/src/boxes/Box/Box.css.ts', "  inlineSize: 'min(64%, 272px)',"],
  ] as const)('is not seen in %s: %s', ([path, line]) => {
    expect(rawValuesIn(path, houseOf({ [path]: line }))).toEqual([]);
  });
});

describe('a story', () => {
  const path = `${rating}/Rating.stories.tsx`;
  it.for([
    ["title: 'Patterns/Rating'", 'Patterns/Rating'],
    ["title: 'Rating'", 'null'],
    ["title: 'Primitives/Rating', args: { at: Date.now() }", 'Date.now()'],
    ["title: 'Primitives/Rating', args: { of: Math.random() }", 'Math.random()'],
  ] as const)('is caught with %s', ([source, fault]) => {
    expect(faultsOfStories(path, houseOf({ [path]: source })).join()).toContain(fault);
  });

  it('of an area must be under the area', () => {
    const files = {
      'packages/ui/src/boxes/pools/texts/vn.ts': '',
      'packages/ui/src/boxes/pools/A/A.stories.tsx': "title: 'Patterns/A'",
    };
    expect(faultsOfStories('packages/ui/src/boxes/pools/A/A.stories.tsx', houseOf(files))).not.toEqual([]);
  });
});

describe('a screen', () => {
  const path = 'packages/ui/src/boxes/pools/OddsScreen/OddsScreen.tsx';
  const stories = path.replace('.tsx', '.stories.tsx');

  it('is caught without a story', () => {
    expect(missingStatesOf(path, houseOf({ [path]: '' }))).toEqual(['Loaded']);
  });

  it('is caught without a state that its data can have', () => {
    const files = {
      [path]: 'load: PagedLoad<Odds>',
      [stories]: 'export const Loaded = {};\nexport const Failed = {};',
    };
    expect(missingStatesOf(path, houseOf(files))).toEqual(['Loading', 'Empty']);
  });

  it('shows its failure itself unless Screen draws it', () => {
    const shown = { [stories]: 'export const Loaded = {};\nexport const Loading = {};' };
    const missing = (drawn: string) =>
      missingStatesOf(path, houseOf({ [path]: `load: Load<Odds>; ${drawn}`, ...shown }));
    expect(missing('<Screen title="Odds" load={load}>')).toEqual([]);
    expect(missing('<Screen title="Odds">\n<ScreenList load={load}>')).toEqual([]);
    expect(missing('<Screen title="Odds">\n<ScreenPart load={load}>')).toEqual(['Failed']);
    expect(missing('<Screen title="Odds">\n<LoadView load={load}>')).toEqual(['Failed']);
  });

  it('is caught when no route shows it', () => {
    expect(idleScreens(houseOf({ [path]: '', 'app/src/routes/boxes/pools/OddsRoute.tsx': '<OtherScreen />' }))).toEqual(
      ['OddsScreen'],
    );
  });
});

describe('a route', () => {
  const path = 'app/src/routes/boxes/pools/OddsRoute.tsx';
  const registered = { 'app/src/routes/boxes/pools/routes.ts': "screen: 'Odds'" };
  it.for([
    [{ [path]: '<OddsScreen />' }, 'nothing loads it'],
    [{ [path]: '<OddsScreen style={{}} />', ...registered }, 'it has its own style'],
    [{ [path]: '<p>Odds</p>', ...registered }, 'it shows no screen of the kit'],
  ] as const)('is caught: %s %s', ([files, fault]) => {
    expect(faultsOfRoute(path, houseOf(files))).toEqual([fault]);
  });

  it('reads the texts of all its imports', () => {
    const files = {
      [path]:
        "import { OddsScreen, type Odds } from '@mcy/ui/boxes';\nimport { help } from './help.ts';\nuseTranslation('boxes');",
      'app/src/routes/boxes/pools/help.ts':
        "import type { Coin } from '@mcy/ui/wallet';\nconst load = () => import('./later.ts');",
      'app/src/routes/boxes/pools/later.ts': "useTranslation('later');",
      'packages/ui/src/boxes/index.ts':
        "export { OddsScreen, type OddsScreenProps } from './OddsScreen.tsx';\nexport { Other } from './Other.tsx';",
      'packages/ui/src/boxes/OddsScreen.tsx': "useTexts(['boxes/pools', 'shell']);",
      'packages/ui/src/boxes/Other.tsx': "useTranslation('other');",
      'packages/ui/src/wallet/index.ts': "useTranslation('wallet');",
    };
    expect([...namespacesShownBy(path, houseOf(files))].toSorted()).toEqual(['boxes', 'boxes/pools', 'shell']);
  });
});

it('catches a file of 301 lines', () => {
  const house = houseOf({ 'app/src/long.ts': '\n'.repeat(300), 'app/src/short.ts': '\n'.repeat(299) });
  expect(longFiles('app/**/*.ts', house)).toEqual(['app/src/long.ts: 301 lines']);
});

describe('a translation', () => {
  const original = { odds: { title: 'Tỉ lệ' }, draws_other: '{{count}} lượt' };
  it.for([
    [{ odds: {}, draws_other: '{{count}} draws' }, 'lacks odds.title'],
    [{ odds: { title: '' }, draws_other: '{{count}} draws' }, 'odds.title is empty'],
    [
      { odds: { title: 'Odds', lead: 'All' }, draws_other: '{{count}} draws' },
      'has odds.lead, which the original lacks',
    ],
    [{ odds: { title: 'Odds' }, draws_other: '{{number}} draws' }, 'draws_other has the placeholders number'],
  ] as const)('is caught: %s %s', ([translation, fault]) => {
    expect(faultsOfTranslation(original, translation)).toEqual([fault]);
  });

  it('may have a singular that omits its number', () => {
    const english = { odds: { title: 'Odds' }, draws_other: '{{count}} draws', draws_one: 'one draw' };
    expect(faultsOfTranslation(original, english)).toEqual([]);
  });
});

it('reads samples the way it reads the house', () => {
  expect(componentsOf(theHouse).map(({ name }) => name)).toContain('Button');
});

describe('a hook', () => {
  const hooks = 'packages/api/src/wallet/flow/hooks.ts';
  it.for([
    [hooks, 'mutationHook(pay, {\n  changes: [\n    readWallet,\n  ],\n});'],
    [hooks, 'const changed = [readWallet];'],
    ['packages/api/src/client/mutationHook.ts', 'void queries.invalidateQueries({ queryKey: [path] });'],
    ['app/src/routes/wallet/flow/FlowRoute.tsx', 'onPaid={() => queries.invalidateQueries()}'],
  ] as const)('is caught when it keeps a list of what to read again, in %s', ([path, text]) => {
    expect(handKeptLists(houseOf({ [path]: text }))).toEqual([path]);
  });

  it('is let through when it names topics', () => {
    const text = "export const useWallet = queryHook(readWallet, { reads: ['boxes/opening'] });";
    expect(handKeptLists(houseOf({ [hooks]: text }))).toEqual([]);
  });

  it.for(["queryHook(readWallet, { reads: ['boxes/opening', 'wallet/flows'] })", "const reads = ['wallet/flows'];"])(
    'is caught when no call belongs to the topic it reads: %s',
    (text) => {
      const house = houseOf({
        [hooks]: text,
        'packages/api/src/boxes/opening/contract.ts': "  topic: 'boxes/opening',",
      });
      expect(unknownTopics(house)).toEqual(['wallet/flows']);
    },
  );
});

describe('a touch', () => {
  const touching = (text: string) =>
    houseOf({
      'server/src/areas/boxes/opening/openMysteryBox.ts': text,
      'packages/api/src/boxes/pools/contract.ts': "  topic: 'boxes/pools',",
    });

  it.for([
    ["touch(db, 'boxes/pool', 'everybody');", 'boxes/pool'],
    ["touch(db, sold ? 'boxes/pools' : 'boxes/pool', user_id);", 'boxes/pool'],
    ["touch(\n  db,\n  'boxes/pool',\n  user_id,\n);", 'boxes/pool'],
    ["const soldTopic: Topic = 'boxes/pool';\ntouch(db, soldTopic, user_id);", 'boxes/pool'],
    ['touch(db, topicOf(pool), user_id);', 'topicOf(pool)'],
  ] as const)('is caught when no call belongs to its topic: %s', ([text, fault]) => {
    expect(unknownTopics(touching(text))).toEqual([fault]);
  });

  it('is let through with the topic of a call', () => {
    const text =
      "const poolsTopic: Topic = 'boxes/pools';\ntouch(db, poolsTopic, user_id);\ntouch(db, topic, user_id);";
    expect(unknownTopics(touching(text))).toEqual([]);
  });
});

it('an icon is caught when it is drawn without Icon', () => {
  const house = houseOf({
    'a.tsx':
      "import { Crown, Gift as Present, Star } from 'lucide-react';\n<Crown />; <Present className={big} />; <Icon icon={Star} />;",
  });
  expect(bareIconsIn('a.tsx', house)).toEqual(['Crown', 'Present']);
});
