import { StatTile } from '@mcy/ui/patterns';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('reads as one line, and links to its explanation', async () => {
  const screen = await render(<StatTile label="Boxes opened" value="128" />);
  await expect.element(screen.getByText('Boxes opened')).toBeVisible();
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
  await screen.rerender(<StatTile label="Boxes opened" value="128" href="/record" />);
  await expect.element(screen.getByRole('link', { name: /Boxes opened\s*128/ })).toHaveAttribute('href', '/record');
});
