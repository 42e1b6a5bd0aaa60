import { expect, it } from 'vitest';
import { renderField } from '../../fixtures/renderField.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';

it('ticks off each rule while typing', async () => {
  const { screen } = await renderField(
    { name: 'password', value: '' },
    <NewPasswordField name="password" label="Password" common={new Set(['abcdef1'])} />,
  );
  const input = screen.getByLabelText('Password', { exact: true });
  const marks = () =>
    screen
      .getByRole('listitem')
      .getByRole('img')
      .elements()
      .map((mark) => mark.ariaLabel);
  await expect.element(input).toHaveAttribute('autocomplete', 'new-password');
  await expect.poll(marks).toEqual(['Not met yet', 'Not met yet', 'Not met yet']);
  await input.fill('abcdefg');
  await expect.poll(marks).toEqual(['Met', 'Not met yet', 'Met']);
  await input.fill('abc1');
  await expect.poll(marks).toEqual(['Not met yet', 'Met', 'Met']);
  await input.fill('abcdef1');
  await expect.poll(marks).toEqual(['Met', 'Met', 'Not met yet']);
  await input.fill('abcdef12');
  await expect.poll(marks).toEqual(['Met', 'Met', 'Met']);
});
