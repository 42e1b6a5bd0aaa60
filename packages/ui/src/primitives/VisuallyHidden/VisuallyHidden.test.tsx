import { VisuallyHidden } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

describe('VisuallyHidden', () => {
  it('is read as part of its surroundings', async () => {
    const screen = await render(
      <button type="button">
        50.000<VisuallyHidden> xu</VisuallyHidden>
      </button>,
    );
    await expect.element(screen.getByRole('button', { name: '50.000 xu' })).toBeInTheDocument();
  });
});
