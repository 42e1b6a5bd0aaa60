import { Heading, Surface } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

describe('Surface', () => {
  it('is one link with its content as label, given an `href`', async () => {
    const screen = await render(
      <Surface href="/pages/box/detail" aria-current="true">
        <Heading level={3}>Phố đêm Sài Gòn</Heading>
      </Surface>,
    );
    const link = screen.getByRole('link', { name: 'Phố đêm Sài Gòn' });
    await expect.element(link).toHaveAttribute('href', '/pages/box/detail');
    await expect.element(link).toHaveAttribute('aria-current', 'true');
  });

  it('is no link without one', async () => {
    const screen = await render(<Surface>Phố đêm Sài Gòn</Surface>);
    await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
  });
});
