import { Icon } from '@mcy/ui/primitives';
import { Sparkles } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

describe('Icon', () => {
  it('is an image only with a label', async () => {
    const screen = await render(<Icon icon={Sparkles} label="Phiên bản hiếm" />);
    await expect.element(screen.getByRole('img', { name: 'Phiên bản hiếm' })).toBeInTheDocument();
    await screen.rerender(<Icon icon={Sparkles} />);
    await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
  });
});
