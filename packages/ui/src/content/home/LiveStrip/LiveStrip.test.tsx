import { LiveStrip } from '@mcy/ui/content/home';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { wins } from '../fixtures/home.ts';

const pool = (pool_id: string) => `/pool/${pool_id}`;

it('shows one win at a time on a phone', async () => {
  const screen = await render(<LiveStrip wins={wins} pool={pool} />, { wrapper: await inLanguage('en') });
  const link = screen.getByRole('region', { name: 'Just won' }).getByRole('link');
  await expect.element(link).toHaveTextContent('Min***nh just won Long Vương Ngọc Bích');
  await expect.element(link).toHaveAttribute('href', '/pool/1');
});

it('shows the latest wins side by side on a desktop', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<LiveStrip wins={wins} pool={pool} />, { wrapper: await inLanguage('en') });
  expect(screen.getByRole('listitem').all()).toHaveLength(4);
  await expect.element(screen.getByRole('listitem').first()).toMatchTextContent(/Long Vương Ngọc Bích/);
  await page.viewport(390, 844);
});

it('says how many of a toy somebody won', async () => {
  const [win] = wins;
  if (!win) throw new Error('There is no win.');
  const screen = await render(<LiveStrip wins={[{ ...win, count: 3 }]} pool={pool} />, {
    wrapper: await inLanguage('en'),
  });
  await expect
    .element(screen.getByRole('region', { name: 'Just won' }).getByRole('link'))
    .toHaveTextContent('Min***nh just won Long Vương Ngọc Bích ×3');
});

it('says that there is no win yet, and so keeps its place', async () => {
  const screen = await render(<LiveStrip wins={[]} pool={pool} />, { wrapper: await inLanguage('en') });
  await expect
    .element(screen.getByRole('region', { name: 'Just won' }))
    .toHaveTextContent('No wins yet. The first could be yours');
  expect(screen.getByRole('link').elements()).toEqual([]);
});
