import { expect, it } from 'vitest';
import { renderField } from '../../fixtures/renderField.tsx';
import { StepperField } from './StepperField.tsx';

it('counts from 1 to its limit, and states the limit', async () => {
  const { screen, held } = await renderField(
    { name: 'count', value: 1 },
    <StepperField name="count" label="Quantity" range={{ max: 2 }} />,
  );
  const field = screen.getByRole('spinbutton', { name: 'Quantity' });
  await screen.getByRole('button', { name: 'One more' }).click();
  expect(held).toHaveBeenLastCalledWith(2);
  await expect.element(field).toHaveAccessibleDescription('The maximum quantity is 2.');
  await field.fill('0');
  await expect.element(field).toHaveAccessibleDescription('The minimum quantity is 1.');
  expect(held).toHaveBeenLastCalledWith(2);
});
