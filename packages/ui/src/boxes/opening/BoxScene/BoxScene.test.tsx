import '@mcy/ui/styles';
import { BoxScene, type BoxSceneProps } from '@mcy/ui/boxes/opening';
import { rarities } from '@mcy/ui/tokens';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

/** What moves when a step begins, and what of it is not left to the compositor. */
async function motionAt(props: Pick<BoxSceneProps, 'step' | 'rarity' | 'vessel'>) {
  const screen = await render(<BoxScene image={null} toy={<b>Toy</b>} {...props} />);
  const effects = document.getAnimations().flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []));
  const properties = effects.flatMap((effect) => effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
  const delays = effects.map((effect) => effect.getComputedTiming().delay ?? 0).filter((delay) => delay > 0);
  const known = ['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity'];
  await screen.unmount();
  return { effects, delays, painted: properties.filter((name) => !known.includes(name)) };
}

it.each([
  ['box', 'shaking'],
  ['box', 'opening'],
  ['box', 'revealed'],
  ['lantern', 'shaking'],
  ['lantern', 'revealed'],
] as const)('moves by transform and opacity alone (%s, %s)', async (vessel, step) => {
  const { effects, painted } = await motionAt({ vessel, step, rarity: 'legendary' });
  expect(effects.length).toBeGreaterThan(0);
  expect(painted).toEqual([]);
});

it('shows no color of a rarity in the first second, and none to a common toy', async () => {
  const counts = [];
  for (const rarity of rarities) {
    const { delays } = await motionAt({ step: 'shaking', rarity });
    expect(delays.every((delay) => delay > 1000)).toBe(true);
    counts.push(delays.length);
  }
  expect(counts).toEqual([0, 1, 2, 3]);
});

it('glows on while the beam comes up', async () => {
  const screen = await render(<BoxScene image={null} step="opening" rarity="legendary" toy={<b>Toy</b>} />);
  const glow = screen.container.querySelector('[aria-hidden] > span');
  expect(glow && Number(getComputedStyle(glow).opacity)).toBeGreaterThan(0.8);
});

it('says nothing: the words are beside it', async () => {
  const screen = await render(<BoxScene image={null} step="closed" toy={<b>Toy</b>} />);
  expect(screen.container.querySelector('b')).not.toBeNull();
  expect(screen.getByRole('strong').query()).toBeNull();
});
