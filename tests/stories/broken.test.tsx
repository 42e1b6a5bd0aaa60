// Runs each story check on a story that breaks it: a check that finds nothing protects nothing.
import { composeStories, composeStory } from '@storybook/react-vite';
import type { CSSProperties, ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { dailyStories } from './dailyStories.ts';
import { findLostFocus } from './findLostFocus.ts';
import { findMotion } from './findMotion.ts';
import { findOverflow } from './findOverflow.ts';
import { mountStories } from './mountStories.ts';
import { mountStory } from './mountStory.ts';
import { narrowFrame } from './narrowFrame.ts';
import { playStory } from './playStory.ts';
import { settled } from './settled.ts';
import { standIns } from './standIns.ts';

const nothing = async (): Promise<readonly string[]> => [];

function story(render: () => ReactElement | null) {
  return Object.assign(render, { load: async () => {}, parameters: { layout: 'fullscreen' } });
}

let widen = (): void => {};
beforeEach(() => {
  widen = narrowFrame();
});
afterEach(() => widen());

/** A story of one paragraph with this style. */
function paragraph(style: CSSProperties) {
  return story(() => <p style={style}>Mở hộp ngay nào</p>);
}

describe('stand-ins', () => {
  const render = () => null;

  it('are the stories with a picture', () => {
    const { Playground, Variants, States } = composeStories({
      default: { title: 'Primitives/Broken' },
      Playground: { render },
      Variants: { render },
      States: { render },
    });
    expect(standIns([Playground, Variants, States])).toEqual([Variants, States]);
  });

  it('are the variants of a part that is pictured in its screens alone', () => {
    const { Playground, Variants } = composeStories({
      default: { title: 'Account/People/Row' },
      Playground: { render },
      Variants: { render },
    });
    expect(standIns([Playground, Variants])).toEqual([Variants]);
  });

  it('are the first story where none has a picture', () => {
    const { Empty, Failed } = composeStories({
      default: { title: 'Broken/Story' },
      Empty: { render },
      Failed: { render },
    });
    expect(standIns([Empty, Failed])).toEqual([Empty]);
  });
});

describe('daily stories', () => {
  const play = async () => {};
  const playground = { storyName: 'Playground' };

  it('leave out a playground where other stories show the component', () => {
    for (const storyName of ['Variants', 'States']) {
      expect(dailyStories([playground, { storyName }])).toEqual([{ storyName }]);
    }
  });

  it('are all stories where none shows the component whole', () => {
    const stories = [playground, { storyName: 'Loading' }];
    expect(dailyStories(stories)).toEqual(stories);
  });

  it('include a playground that does something', () => {
    const stories = [{ ...playground, play }, { storyName: 'Variants' }];
    expect(dailyStories(stories)).toEqual(stories);
  });
});

describe('overflow', () => {
  const look = async () => findOverflow();
  const oneLine = { inlineSize: 60, whiteSpace: 'nowrap' } as const;

  it.for([
    ['a page wider than the screen', { inlineSize: 400 }, 'px wide on a screen of 320'],
    ['an element beyond the edge', { marginInlineStart: 300, inlineSize: 40 }, 'beyond the screen'],
    ['a cut-off text', { ...oneLine, overflow: 'hidden' }, 'cut off by'],
    ['a text cut off below', { blockSize: 10, overflow: 'hidden' }, 'cut off by'],
    ['a text larger than its box', oneLine, 'px out of'],
  ] as const)('sees %s', async ([, style, fault]) => {
    expect((await mountStory(paragraph(style), look)).join()).toContain(fault);
  });

  it.for([
    ['an ellipsis', { ...oneLine, overflow: 'hidden', textOverflow: 'ellipsis' }],
    ['what scrolls', { ...oneLine, overflowX: 'auto' }],
    ['text for screen readers only', { ...oneLine, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' }],
    ['what wraps', { inlineSize: 60 }],
  ] as const)('lets %s be', async ([, style]) => {
    expect(await mountStory(paragraph(style), look)).toEqual([]);
  });
});

describe('focus', () => {
  it('finds a control without a ring, on itself or around it', async () => {
    const bare = story(() => (
      <button type="button" style={{ outline: 'none' }}>
        Mở
      </button>
    ));
    expect(await mountStory(bare, findLostFocus)).toEqual(['no focus ring: <button> “Mở”']);
  });

  it('accepts a control with its own ring', async () => {
    expect(
      await mountStory(
        story(() => <button type="button">Mở</button>),
        findLostFocus,
      ),
    ).toEqual([]);
  });
});

describe('motion', () => {
  const look = async () => findMotion();

  it.for([
    ['a transition', { transition: 'opacity 200ms' }],
    ['an animation', { animation: 'spin 1s infinite' }],
  ] as const)('sees %s', async ([, style]) => {
    expect(await mountStory(paragraph(style), look)).toEqual(['moves: <p> “Mở hộp ngay nào”']);
  });

  it.for([
    ['an instant', { transition: 'opacity 0.01ms' }],
    ['a paused animation', { animation: 'spin 1s infinite paused' }],
  ] as const)('lets %s be', async ([, style]) => {
    expect(await mountStory(paragraph(style), look)).toEqual([]);
  });
});

describe('a story', () => {
  it('is caught when it throws', async () => {
    const thrower = story(() => {
      throw new Error('No such prize.');
    });
    expect((await mountStory(thrower, nothing)).join()).toContain('No such prize.');
  });

  it.for(['error', 'warn'] as const)('is caught when it writes to console.%s', async (kind) => {
    const talker = story(() => {
      // oxlint-disable-next-line no-console -- The fault itself.
      console[kind]('Each child should have a key.');
      return null;
    });
    expect(await mountStory(talker, nothing)).toEqual([`console.${kind}: Each child should have a key.`]);
  });
});

describe('a story in its normal look', () => {
  function played(render: () => ReactElement, play = async (): Promise<void> => {}) {
    return playStory(composeStory({ render, play }, { title: 'Broken/Story' }));
  }

  it('passes when nothing is wrong', async () => {
    expect(await played(() => <button type="button">Mở</button>)).toEqual([]);
  });

  it('is caught when its play function throws', async () => {
    const failing = played(
      () => <p>Mở hộp</p>,
      async () => {
        throw new Error('No button “Mở”.');
      },
    );
    await expect(failing).rejects.toThrow('No button “Mở”.');
  });

  it.for([
    // oxlint-disable-next-line control-has-associated-label -- the seeded fault
    ['a button without a name', 'button-name', <button key="0" type="button" />],
    // oxlint-disable-next-line alt-text -- the seeded fault
    ['a picture without a text', 'image-alt', <img key="0" src="data:," />],
    [
      'a spacing that a reader cannot change',
      'avoid-inline-spacing',
      // React cannot write `!important`.
      // oxlint-disable-next-line no-danger -- the seeded fault
      <div key="0" dangerouslySetInnerHTML={{ __html: '<p style="letter-spacing: 0 !important">Mở hộp</p>' }} />,
    ],
    [
      'a text that its ground swallows',
      'color-contrast',
      <p key="0" style={{ color: '#777', background: '#888' }}>
        Mở hộp ngay nào
      </p>,
    ],
  ] as const)('is caught with %s', async ([, rule, element]) => {
    expect((await played(() => element)).join()).toContain(`${rule}: `);
  });

  it('is caught when only the longer text does not fit', async () => {
    const short = (
      <p style={{ inlineSize: 'fit-content', maxInlineSize: 150, whiteSpace: 'nowrap' }}>Mở hộp ngay nào</p>
    );
    expect(
      await mountStory(
        story(() => short),
        async () => findOverflow(),
      ),
    ).toEqual([]);
    expect((await played(() => short)).join()).toContain('px out of');
  });

  it('is caught when only 320 px is too narrow', async () => {
    expect((await played(() => <p style={{ inlineSize: 330 }}>Mở hộp</p>)).join()).toContain('on a screen of 320');
  });
});

it('stories in the pseudo-language leave no texts to what comes after them', async () => {
  const { Only } = composeStories(
    { default: { title: 'Broken/Story' }, Only: { render: () => <p>Mở hộp</p> } },
    { initialGlobals: { locale: 'pseudo' } },
  );
  expect(await mountStories([Only], nothing)).toEqual([]);
  const after = document.createElement('p');
  document.body.append(after);
  after.textContent = 'Mở hộp';
  await settled();
  expect(after.textContent).toBe('Mở hộp');
  after.remove();
});

describe('a reader’s preferences', () => {
  beforeAll(() => commands.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));
  afterAll(() => commands.emulateMedia({ forcedColors: null, reducedMotion: null }));

  function under(media: string, css: string) {
    return story(() => (
      <>
        <style>{`@media (${media}) { ${css} }`}</style>
        <button type="button" style={{ inlineSize: 60 }}>
          Mở hộp ngay nào
        </button>
      </>
    ));
  }

  it('catch overflow that appears only in forced colors', async () => {
    const broken = under('forced-colors: active', 'button { white-space: nowrap; }');
    expect((await mountStory(broken, async () => findOverflow())).join()).toContain('px out of');
  });

  it('catch a lost focus ring that appears only in forced colors', async () => {
    const broken = under('forced-colors: active', 'button { outline: none !important; }');
    expect(await mountStory(broken, findLostFocus)).toEqual(['no focus ring: <button> “Mở hộp ngay nào”']);
  });

  it('catch endless motion despite reduced motion', async () => {
    const broken = under('prefers-reduced-motion: reduce', 'button { animation: spin 1s infinite; }');
    expect((await mountStory(broken, async () => findMotion())).join()).toContain('moves: <button>');
  });
});
