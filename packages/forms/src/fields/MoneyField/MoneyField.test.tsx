import { describe, expect, it } from 'vitest';
import { renderField } from '../../fixtures/renderField.tsx';
import { MoneyField } from './MoneyField.tsx';

const amount = <MoneyField name="amount" label="Coins to top up" quickAmounts={[50_000, 100_000]} />;

describe('MoneyField', () => {
  it('holds an integer, however it is typed; null once emptied', async () => {
    const { screen, held } = await renderField({ name: 'amount', value: null }, amount);
    const input = screen.getByRole('textbox', { name: 'Coins to top up' });
    await input.fill('1.250.000');
    expect(held).toHaveBeenLastCalledWith(1_250_000);
    await expect.element(input).toHaveValue('1.250.000');
    await input.fill('');
    expect(held).toHaveBeenLastCalledWith(null);
  });

  it('sets a quick amount with one tap and marks the chosen one', async () => {
    const { screen, held } = await renderField({ name: 'amount', value: 70_000 }, amount);
    const quick = screen.getByRole('button', { name: '100.000' });
    await expect.element(quick).toHaveAttribute('aria-pressed', 'false');
    await quick.click();
    expect(held).toHaveBeenLastCalledWith(100_000);
    await expect.element(quick).toHaveAttribute('aria-pressed', 'true');
    await expect.element(screen.getByRole('textbox')).toHaveValue('100.000');
  });
});
