import { Badge } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

describe('Badge', () => {
  it('says its rarity in words, and hides the mark', async () => {
    const screen = await render(
      <Badge rarity="legendary" data-testid="badge">
        Huyền thoại
      </Badge>,
    );
    expect(screen.getByTestId('badge').element().textContent).toBe('Huyền thoại');
  });
});
