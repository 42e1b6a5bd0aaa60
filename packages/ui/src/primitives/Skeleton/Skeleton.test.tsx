import { Skeleton } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

describe('Skeleton', () => {
  it.each(['text', 'image', 'control', 'circle'] as const)('is silent as %s', async (shape) => {
    const screen = await render(<Skeleton shape={shape} data-testid="bone" />);
    await expect.element(screen.getByTestId('bone')).toHaveAttribute('aria-hidden', 'true');
  });
});
