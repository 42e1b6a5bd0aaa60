import { ruleMessages } from '@mcy/api/contract';
import { SpendingCapsForm } from '@mcy/forms/wallet/spending';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { refuse } from '../../../fixtures/refuse.ts';

const none = { day: null, week: null, month: null };

async function renderForm(caps: Record<'day' | 'week' | 'month', number | null> = none, onSubmit = async () => {}) {
  const sent = vi.fn(onSubmit);
  const screen = await render(<SpendingCapsForm caps={caps} onSubmit={sent} />, {
    wrapper: await inLanguage('en'),
  });
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true });
  return {
    sent,
    day: field('Per day'),
    week: field('Per week'),
    month: field('Per month'),
    submit: screen.getByRole('button', { name: 'Save limits' }),
    screen,
  };
}

it('starts with the current caps, and sends an empty field as no cap', async () => {
  const { sent, day, month, submit } = await renderForm({ day: 200_000, week: null, month: 2_000_000 });
  await expect.element(day).toHaveValue('200.000');
  await month.fill('');
  await expect.element(month).toHaveAttribute('placeholder', 'No limit');
  await submit.click();
  await expect.poll(() => sent).toHaveBeenCalledExactlyOnceWith({ day: 200_000, week: null, month: null });
});

it('refuses a cap above that of a longer period, keeps the input, and accepts it once they fit', async () => {
  const { sent, day, month, submit } = await renderForm();
  await day.fill('300000');
  await month.fill('100000');
  await submit.click();
  const message = ruleMessages.cap_over_month.en.replace('{{maximum}}', '100.000');
  await expect.element(day).toHaveAccessibleDescription(message);
  await expect.element(day).toHaveFocus();
  await expect.element(day).toHaveValue('300.000');
  expect(sent).not.toHaveBeenCalled();
  await month.fill('900000');
  await expect.element(day).not.toHaveAttribute('aria-invalid');
  await submit.click();
  await expect.poll(() => sent).toHaveBeenCalledExactlyOnceWith({ day: 300_000, week: null, month: 900_000 });
});

it('shows a server refusal at its field', async () => {
  const { week, submit } = await renderForm({ ...none, week: 5 }, refuse({ message: 'Not this week.', field: 'week' }));
  await submit.click();
  await expect.element(week).toHaveAccessibleDescription('Not this week.');
  await expect.element(week).toHaveValue('5');
});
