import { SpendingScreen, type SpendingScreenProps } from '@mcy/ui/wallet/spending';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { cappedSpending, raisingSpending, restingSpending } from '../fixtures/spending.ts';

async function renderScreen(data = cappedSpending) {
  const props: SpendingScreenProps = {
    spending: { status: 'loaded', data },
    form: ({ day, week }) => <p>{`a form from ${String(day)} and ${String(week)}`}</p>,
    onCancelRaise: vi.fn(async () => {}),
    onStartCoolOff: vi.fn(async () => {}),
    links: { settings: '/settings', moneyFlow: '/flow' },
  };
  return {
    props,
    screen: await render(<SpendingScreen {...props} />, { wrapper: await inLanguage('en') }),
  };
}

it('shows each period with its cap, and the form with the current caps', async () => {
  const { screen } = await renderScreen();
  const week = screen.getByRole('progressbar', { name: 'This week' });
  await expect.element(week).toHaveAttribute('aria-valuetext', '472.000 of 500.000 coins');
  await expect.element(screen.getByText('28.000 of 500.000 left')).toBeVisible();
  await expect.element(screen.getByText('a form from 200000 and 500000')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/settings');
});

it('says what a raise changes and when, and withdraws it', async () => {
  const { screen, props } = await renderScreen(raisingSpending);
  await expect.element(screen.getByText('Limit of 200.000 used up')).toBeVisible();
  const items = screen.getByRole('listitem');
  expect(items.elements().map((item) => item.textContent)).toEqual(['Per day: 300.000', 'Per week: No limit']);
  await expect.element(screen.getByText('a form from 300000 and null')).toBeVisible();
  await screen.getByRole('button', { name: 'Keep my limits' }).click();
  expect(props.onCancelRaise).toHaveBeenCalledOnce();
});

it('begins a cool-off only after asking', async () => {
  const { screen, props } = await renderScreen();
  await screen.getByRole('radio', { name: '7 days' }).click();
  await screen.getByRole('button', { name: 'Start a cool-off' }).click();
  const dialog = screen.getByRole('alertdialog');
  await expect.element(dialog.getByText('Cool off for 7 days?')).toBeVisible();
  expect(props.onStartCoolOff).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: 'Start cooling off' }).click();
  expect(props.onStartCoolOff).toHaveBeenCalledExactlyOnceWith('week');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('extends a cool-off, never by less than is left of it', async () => {
  const { screen } = await renderScreen(restingSpending);
  await expect.element(screen.getByText(/^You’re cooling off until/)).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: '24 hours' })).toBeDisabled();
  await expect.element(screen.getByRole('radio', { name: '7 days' })).toBeChecked();
  await expect.element(screen.getByRole('button', { name: 'Extend the cool-off' })).toBeVisible();
});

it('says when the longest one is running', async () => {
  const { screen } = await renderScreen({ ...restingSpending, cool_off_choices: [] });
  await expect.element(screen.getByText('This is the longest possible cool-off.')).toBeVisible();
  expect(screen.getByRole('radio').elements()).toHaveLength(0);
});
