import '@mcy/ui/styles';
import { Image, Skeleton } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

describe('Skeleton', () => {
  it.each(['text', 'image', 'control', 'circle'] as const)('is silent as %s', async (shape) => {
    const screen = await render(<Skeleton shape={shape} data-testid="bone" />);
    await expect.element(screen.getByTestId('bone')).toHaveAttribute('aria-hidden', 'true');
  });

  it('moves its light beside the main thread, as a picture that loads does', async () => {
    await render(
      <>
        <Skeleton shape="image" />
        <Image src="/never" alt="" width={40} height={40} />
      </>,
    );
    const told = new Set(['computedOffset', 'composite', 'easing', 'offset']);
    const moved = document.getAnimations().map(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) throw new Error('An animation has no keyframes.');
      return effect.getKeyframes().map((frame) => Object.keys(frame).filter((name) => !told.has(name)));
    });
    expect(moved).toEqual([
      [['transform'], ['transform']],
      [['transform'], ['transform']],
    ]);
  });
});
