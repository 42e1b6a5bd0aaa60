import { PageSection } from '@mcy/ui/patterns';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('is a region with its own heading and a link to the rest', async () => {
  const screen = await render(
    <PageSection title="Ichiban" description="Few tickets" level={3} action={{ label: 'All Ichiban', href: '/all' }}>
      <p>A box</p>
    </PageSection>,
  );
  const section = screen.getByRole('region', { name: 'Ichiban' });
  await expect.element(section.getByRole('heading', { level: 3 })).toHaveTextContent('Ichiban');
  await expect.element(section.getByText('Few tickets')).toBeVisible();
  await expect.element(section.getByRole('link', { name: 'All Ichiban' })).toHaveAttribute('href', '/all');
  await expect.element(section.getByText('A box')).toBeVisible();
});
