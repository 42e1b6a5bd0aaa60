import { EmptyState } from '@mcy/ui/patterns';
import { PackageOpen } from 'lucide-react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('says what is missing and offers the next step; its picture is decorative', async () => {
  const screen = await render(
    <EmptyState
      icon={PackageOpen}
      title="No toys yet"
      text="The first one waits."
      action={<a href="/boxes">Boxes</a>}
    />,
  );
  await expect.element(screen.getByRole('heading', { level: 2, name: 'No toys yet' })).toBeVisible();
  await expect.element(screen.getByText('The first one waits.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Boxes' })).toHaveAttribute('href', '/boxes');
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
});
