import { LevelRulesScreen } from '@mcy/ui/account/levels';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { levelSteps } from '../fixtures/levels.ts';

it('says how to earn points and what each level needs', async () => {
  const screen = await render(
    <LevelRulesScreen
      load={{ status: 'loaded', data: { coins_per_point: 10_000, rows: levelSteps } }}
      onGoBack={vi.fn()}
      links={{ benefits: '/benefits' }}
    />,
    { wrapper: await inLanguage('en') },
  );
  await expect
    .element(screen.getByText('You earn 1 point for every 10.000 coins you spend in the shop.'))
    .toBeVisible();
  const table = screen.getByRole('table', { name: 'Points and gifts by level' });
  expect(table.getByRole('row').all()).toHaveLength(8);
  await expect.element(table.getByText('500.000.000')).toBeVisible();
});
