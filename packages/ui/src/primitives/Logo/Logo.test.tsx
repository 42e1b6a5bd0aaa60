import { Logo } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

describe('Logo', () => {
  it('names the shop, or nothing where text beside it does', async () => {
    const screen = await render(<Logo form="full" label="MCY" />);
    await expect.element(screen.getByRole('img', { name: 'MCY' })).toBeVisible();
    await screen.rerender(<Logo />);
    await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
    expect(screen.container.querySelectorAll('path')).toHaveLength(1);
  });
});
