// What each look at a story must see, shown on stories that have it: a look that sees nothing keeps nothing.
import type { CSSProperties, ReactElement } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { findLostFocus } from './findLostFocus.ts';
import { findMotion } from './findMotion.ts';
import { findOverflow } from './findOverflow.ts';
import { mountStory } from './mountStory.ts';

const nothing = async (): Promise<readonly string[]> => [];

function story(render: () => ReactElement | null) {
  return Object.assign(render, { load: async () => {}, parameters: { layout: 'fullscreen' } });
}

beforeAll(async () => {
  await page.viewport(320, 640);
  await commands.emulateMedia({ forcedColors: null, reducedMotion: null });
});

/** A story of one paragraph, drawn so. */
function paragraph(style: CSSProperties) {
  return story(() => <p style={style}>Mở hộp ngay nào</p>);
}

describe('overflow', () => {
  const look = async () => findOverflow();
  const oneLine = { inlineSize: 60, whiteSpace: 'nowrap' } as const;

  it.for([
    ['a page wider than the screen', { inlineSize: 400 }, 'px wide on a screen of 320'],
    ['an element beyond the edge', { marginInlineStart: 300, inlineSize: 40 }, 'beyond the screen'],
    ['a text cut off', { ...oneLine, overflow: 'hidden' }, 'cut off by'],
    ['a text cut off below', { blockSize: 10, overflow: 'hidden' }, 'cut off by'],
    ['a text bursting out', oneLine, 'px out of'],
  ] as const)('sees %s', async ([, style, fault]) => {
    expect((await mountStory(paragraph(style), look)).join()).toContain(fault);
  });

  it.for([
    ['an ellipsis', { ...oneLine, overflow: 'hidden', textOverflow: 'ellipsis' }],
    ['what scrolls', { ...oneLine, overflowX: 'auto' }],
    ['what is for screen readers alone', { ...oneLine, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' }],
    ['what wraps', { inlineSize: 60 }],
  ] as const)('lets %s be', async ([, style]) => {
    expect(await mountStory(paragraph(style), look)).toEqual([]);
  });
});

describe('focus', () => {
  it('sees a control without a ring, by itself or around it', async () => {
    const bare = story(() => (
      <button type="button" style={{ outline: 'none' }}>
        Mở
      </button>
    ));
    expect(await mountStory(bare, findLostFocus)).toEqual(['no focus ring: <button> “Mở”']);
  });

  it('lets a ring of its own be', async () => {
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
    ['what stands still', { animation: 'spin 1s infinite paused' }],
  ] as const)('lets %s be', async ([, style]) => {
    expect(await mountStory(paragraph(style), look)).toEqual([]);
  });
});

describe('a story', () => {
  it('is caught throwing', async () => {
    const thrower = story(() => {
      throw new Error('No such prize.');
    });
    expect((await mountStory(thrower, nothing)).join()).toContain('No such prize.');
  });

  it.for(['error', 'warn'] as const)('is caught writing to console.%s', async (kind) => {
    const talker = story(() => {
      // oxlint-disable-next-line no-console -- The fault itself.
      console[kind]('Each child should have a key.');
      return null;
    });
    expect(await mountStory(talker, nothing)).toEqual([`console.${kind}: Each child should have a key.`]);
  });
});
