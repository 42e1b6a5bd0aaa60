import { Icon } from '@mcy/ui/primitives';
import { Coins, Sparkles } from 'lucide-react';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

describe('Icon', () => {
  it.each([Coins, Sparkles])('draws the lines that lucide-react draws', async (icon) => {
    const ours = await render(<Icon icon={icon} />);
    const theirs = await render(createElement(icon));
    const [own, given] = [ours, theirs].map(({ container }) => container.querySelector('svg'));
    expect(own?.innerHTML).toBe(given?.innerHTML);
    expect(own?.getAttribute('viewBox')).toBe(given?.getAttribute('viewBox'));
    expect(own?.childElementCount).toBeGreaterThan(1);
  });

  it('is an image only with a label', async () => {
    const screen = await render(<Icon icon={Sparkles} label="Phiên bản hiếm" />);
    await expect.element(screen.getByRole('img', { name: 'Phiên bản hiếm' })).toBeInTheDocument();
    await screen.rerender(<Icon icon={Sparkles} />);
    await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
  });
});
