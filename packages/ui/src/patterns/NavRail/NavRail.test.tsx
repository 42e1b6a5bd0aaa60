import '@mcy/ui/styles';
import { NavRail } from '@mcy/ui/patterns';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { navTabs } from '../fixtures/navTabs.ts';

it('shows the shop’s logo above the tab bar’s entries', async () => {
  const screen = await render(<NavRail label="Main navigation" tabs={navTabs} brand={<b>MCY</b>} />);
  const rail = screen.getByRole('navigation', { name: 'Main navigation' });
  await expect.element(rail.getByText('MCY')).toBeVisible();
  expect(rail.getByRole('link').elements()).toHaveLength(5);
  await expect.element(rail.getByRole('link', { name: 'Khuyến mãi' })).toHaveAttribute('aria-current', 'page');
});
