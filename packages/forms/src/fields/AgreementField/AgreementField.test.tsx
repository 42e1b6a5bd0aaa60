import { expect, it } from 'vitest';
import { renderField } from '../../fixtures/renderField.tsx';
import { AgreementField } from './AgreementField.tsx';

it('is ticked by its label, and opens the agreement', async () => {
  const { screen, held } = await renderField(
    { name: 'agreement', value: false, error: 'Please accept the agreement first.' },
    <AgreementField
      name="agreement"
      label="I accept the [terms]"
      agreements={[{ id: 'terms', name: 'user agreement', href: '/policy' }]}
    />,
  );
  const box = screen.getByRole('checkbox', { name: 'I accept the user agreement' });
  await expect.element(box).toHaveAccessibleDescription('Please accept the agreement first.');
  await expect.element(screen.getByRole('link', { name: 'user agreement' })).toHaveAttribute('href', '/policy');
  await box.click();
  expect(held).toHaveBeenLastCalledWith(true);
});
