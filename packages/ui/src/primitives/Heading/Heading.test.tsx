import { Heading } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

describe('Heading', () => {
  it('has the given level, at any size', async () => {
    const screen = await render(
      <Heading level={3} size="display" id="odds">
        Tỉ lệ
      </Heading>,
    );
    await expect.element(screen.getByRole('heading', { level: 3, name: 'Tỉ lệ' })).toHaveAttribute('id', 'odds');
  });
});
