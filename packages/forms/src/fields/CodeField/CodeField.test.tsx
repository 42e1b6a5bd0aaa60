import { expect, it, vi } from 'vitest';
import { renderField } from '../../fixtures/renderField.tsx';
import { CodeField } from './CodeField.tsx';

it('holds the digits and submits the complete code', async () => {
  const complete = vi.fn();
  const { screen, held } = await renderField(
    { name: 'code', value: '' },
    <CodeField name="code" label="Code" onComplete={complete} />,
  );
  await screen.getByRole('textbox', { name: 'Code' }).fill('482 915');
  expect(held).toHaveBeenLastCalledWith('482915');
  expect(complete).toHaveBeenCalledExactlyOnceWith('482915');
});
