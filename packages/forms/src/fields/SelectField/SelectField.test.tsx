import { expect, it } from 'vitest';
import { renderField } from '../../fixtures/renderField.tsx';
import { SelectField } from './SelectField.tsx';

it('holds the chosen value, null before', async () => {
  const { screen, held } = await renderField(
    { name: 'bank', value: null },
    <SelectField
      name="bank"
      label="Bank"
      options={[{ label: 'Often used', options: [{ value: 'vcb', label: 'Vietcombank' }] }]}
    />,
  );
  const field = screen.getByRole('combobox', { name: 'Bank' });
  await expect.element(field).toHaveTextContent('Choose one');
  expect(held).toHaveBeenLastCalledWith(null);
  await field.click();
  await screen.getByRole('option', { name: 'Vietcombank' }).click();
  expect(held).toHaveBeenLastCalledWith('vcb');
});
