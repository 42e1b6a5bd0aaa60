import { MonthSpent } from '@mcy/ui/wallet/flow';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('shows the spending and its cap, and keeps its space until loaded', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<MonthSpent month={null} />, { wrapper });
  const height = screen.container.getBoundingClientRect().height;
  expect(height).toBeGreaterThan(0);
  await screen.rerender(<MonthSpent month={{ spent: 1_250_000, cap: null }} />);
  await expect.element(screen.getByText('This month: 1.250.000 coins spent')).toBeVisible();
  expect(screen.container.getBoundingClientRect().height).toBe(height);
  await screen.rerender(<MonthSpent month={{ spent: 350_000, cap: 2_000_000 }} />);
  await expect.element(screen.getByText('This month: 350.000 of 2.000.000 coins spent')).toBeVisible();
});
