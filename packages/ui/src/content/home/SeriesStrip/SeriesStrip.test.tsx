import { SeriesStrip } from '@mcy/ui/content/home';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { series } from '../fixtures/home.ts';

it('links to each series', async () => {
  const screen = await render(<SeriesStrip series={series} link={(series_id) => `/series/${series_id}`} />);
  expect(screen.getByRole('listitem').all()).toHaveLength(series.length);
  await expect.element(screen.getByRole('link', { name: 'Trạm Ngân Hà' })).toHaveAttribute('href', '/series/3');
});
