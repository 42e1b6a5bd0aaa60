import { SeriesHeader } from '@mcy/ui/boxes/pools';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { forest } from '../fixtures/series.ts';

it('shows the name and story of the series', async () => {
  const screen = await render(<SeriesHeader series={forest} lead="3 boxes" />);
  await expect.element(screen.getByRole('heading', { name: forest.name })).toBeVisible();
  await expect.element(screen.getByText(forest.description)).toBeVisible();
  await expect.element(screen.getByText('3 boxes')).toBeVisible();
});
