import { Divider } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

describe('Divider', () => {
  it('is decorative', async () => {
    const screen = await render(<Divider />);
    await expect.element(screen.getByRole('separator')).not.toBeInTheDocument();
  });
});
