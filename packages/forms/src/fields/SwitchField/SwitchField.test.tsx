import { expect, it } from 'vitest';
import { renderField } from '../../fixtures/renderField.tsx';
import { SwitchField } from './SwitchField.tsx';

it('turns on and off, and shows its error', async () => {
  const { screen, held } = await renderField(
    { name: 'listed', value: false, error: 'Not reviewed yet.' },
    <SwitchField name="listed" label="List it now" hint="Shown in the market." />,
  );
  const control = screen.getByRole('switch', { name: 'List it now' });
  await expect.element(control).toHaveAccessibleDescription('Shown in the market. Not reviewed yet.');
  await control.click();
  expect(held).toHaveBeenLastCalledWith(true);
  await control.click();
  expect(held).toHaveBeenLastCalledWith(false);
});
