import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderField } from '../../fixtures/renderField.tsx';
import { SliderField } from './SliderField.tsx';

it('holds a number within its range', async () => {
  const { screen, held } = await renderField(
    { name: 'amount', value: 1000 },
    <SliderField name="amount" label="Deposit" range={{ min: 1000, max: 2000, step: 500 }} />,
  );
  await expect.element(screen.getByRole('slider', { name: 'Deposit' })).toHaveAttribute('aria-valuetext', '1.000');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(held).toHaveBeenLastCalledWith(1500);
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(held).toHaveBeenLastCalledWith(2000);
});

it('throws without a range', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(
    renderField({ name: 'amount', value: 0 }, <SliderField name="amount" label="Deposit" />),
  ).rejects.toThrow('The field "amount" has no range');
  silent.mockRestore();
});
