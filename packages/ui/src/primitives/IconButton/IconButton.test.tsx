import { IconButton } from '@mcy/ui/primitives';
import { ArrowLeft, Heart } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

describe('IconButton', () => {
  it('is found by its label and runs its action', async () => {
    const like = vi.fn();
    const screen = await render(<IconButton icon={Heart} label="Yêu thích" onPress={like} />);
    await screen.getByRole('button', { name: 'Yêu thích' }).click();
    expect(like).toHaveBeenCalledExactlyOnceWith();
  });

  it('ignores clicks while loading', async () => {
    const like = vi.fn();
    const screen = await render(<IconButton icon={Heart} label="Yêu thích" loading onPress={like} />);
    await screen.getByRole('button').click({ force: true });
    expect(like).not.toHaveBeenCalled();
  });

  it('is a link with `href`', async () => {
    const screen = await render(<IconButton icon={ArrowLeft} label="Quay lại" href="/" />);
    await expect.element(screen.getByRole('link', { name: 'Quay lại' })).toHaveAttribute('href', '/');
  });
});
