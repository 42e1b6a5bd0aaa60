import '@mcy/ui/styles';
import { Progress } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

describe('Progress', () => {
  it('announces its label and value', async () => {
    const screen = await render(<Progress value={12} max={80} label="Vé còn lại" valueText="Còn 12 trên 80 vé" />);
    const bar = screen.getByRole('progressbar', { name: 'Vé còn lại' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '12');
    await expect.element(bar).toHaveAttribute('aria-valuetext', 'Còn 12 trên 80 vé');
  });

  it.each([
    [120, 80, '100%'],
    [-5, 80, '0%'],
    [3, 0, '0%'],
  ])('stays within its bounds for %d of %d', async (value, max, text) => {
    const screen = await render(<Progress value={value} max={max} label="Vé còn lại" />);
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', text);
  });

  it('fills its share of the track without being laid out again', async () => {
    const screen = await render(<Progress value={20} max={80} label="Vé còn lại" />);
    const track = screen.getByRole('progressbar').element();
    const bar = track.firstElementChild;
    const shown = () => bar?.getBoundingClientRect().right;
    const { left, width } = track.getBoundingClientRect();
    const edge = track.clientLeft;
    expect(shown()).toBeCloseTo(left + edge + (width - 2 * edge) / 4, 0);
    await screen.rerender(<Progress value={60} max={80} label="Vé còn lại" />);
    expect(
      bar?.getAnimations().flatMap((move) => ('transitionProperty' in move ? [move.transitionProperty] : [])),
    ).toEqual(['transform']);
    await expect.poll(shown).toBeCloseTo(left + edge + ((width - 2 * edge) * 3) / 4, 0);
  });
});
