import { LevelProgressScreen } from '@mcy/ui/account/levels';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { goldLevel, levelSteps } from '../fixtures/levels.ts';

it('shows when each level was reached, highest first, and what comes next', async () => {
  const screen = await render(
    <LevelProgressScreen
      load={{ status: 'loaded', data: { mine: goldLevel, steps: levelSteps } }}
      onGoBack={vi.fn()}
      links={{ boxes: '/boxes', benefits: '/benefits' }}
    />,
    { wrapper: await inLanguage('en') },
  );
  const ways = screen.getByRole('list', { name: 'Level progress' }).getByRole('listitem');
  expect(ways.all()).toHaveLength(7);
  await expect.element(ways.first()).toMatchTextContent(/^Upcoming: Supreme/);
  await expect.element(ways.last()).toMatchTextContent(/^Reached: BronzeReached on Mar 8, 2026/);
  await expect.element(screen.getByRole('link', { name: 'Find a box' })).toHaveAttribute('href', '/boxes');
});
