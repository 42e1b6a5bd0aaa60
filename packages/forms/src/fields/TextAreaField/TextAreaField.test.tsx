import { expect, it } from 'vitest';
import { renderField } from '../../fixtures/renderField.tsx';
import { TextAreaField } from './TextAreaField.tsx';

it('holds the text and counts the characters left', async () => {
  const { screen, held } = await renderField(
    { name: 'note', value: '' },
    <TextAreaField name="note" label="Note" maxCharacters={4} />,
  );
  const field = screen.getByRole('textbox', { name: 'Note' });
  await field.fill('Toy');
  expect(held).toHaveBeenLastCalledWith('Toy');
  await expect.element(field).toHaveAccessibleDescription('1 character left');
  await field.fill('Three toys');
  expect(held).toHaveBeenLastCalledWith('Three toys');
  await expect.element(field).toHaveAccessibleDescription('6 characters too long, please shorten it.');
});
