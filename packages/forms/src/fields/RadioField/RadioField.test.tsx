import { expect, it } from 'vitest';
import { renderField } from '../../fixtures/renderField.tsx';
import { RadioField } from './RadioField.tsx';

it('holds the chosen value, null before', async () => {
  const { screen, held } = await renderField(
    { name: 'delivery', value: null, error: 'Please choose.' },
    <RadioField
      name="delivery"
      label="Delivery"
      options={[
        { value: 'home', label: 'To my home' },
        { value: 'keep', label: 'Keep it for me' },
      ]}
    />,
  );
  await expect
    .element(screen.getByRole('radiogroup', { name: 'Delivery' }))
    .toHaveAccessibleDescription('Please choose.');
  expect(held).toHaveBeenLastCalledWith(null);
  await screen.getByRole('radio', { name: 'Keep it for me' }).click();
  expect(held).toHaveBeenLastCalledWith('keep');
});
