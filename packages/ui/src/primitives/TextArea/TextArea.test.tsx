import '@mcy/ui/styles';
import { TextArea } from '@mcy/ui/primitives';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const limit = { left: (count: number) => `Còn ${count}`, over: (count: number) => `Quá ${count}` };

function Form({ first = '', error }: { first?: string; error?: string }) {
  const [value, setValue] = useState(first);
  return <TextArea label="Lời nhắn" value={value} onValueChange={setValue} limit={limit} error={error} />;
}

describe('TextArea', () => {
  it('counts visible characters, however they are typed', async () => {
    const screen = await render(<Form first={'Đặng Ế'.normalize('NFD')} />);
    await expect.element(screen.getByText('6/140')).toBeVisible();
    await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('Còn 134');
  });

  it('announces what is left near the limit, but not after every letter', async () => {
    const screen = await render(<Form first={'a'.repeat(119)} />);
    const status = screen.getByRole('status');
    await expect.element(status).toHaveTextContent('');
    await screen.getByRole('textbox').click();
    await userEvent.keyboard('{End}b');
    await expect.element(status).toHaveTextContent('Còn 20');
    await userEvent.keyboard('c');
    await expect.element(status).toHaveTextContent('');
  });

  it('keeps text that is too long and says by how much', async () => {
    const screen = await render(<Form />);
    const field = screen.getByRole('textbox', { name: 'Lời nhắn' });
    await field.fill('x'.repeat(143));
    await expect.element(field).toHaveValue('x'.repeat(143));
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveAccessibleDescription('Quá 3');
  });

  it('shows another error first', async () => {
    const screen = await render(<Form first={'x'.repeat(141)} error="Có từ không phù hợp" />);
    await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('Có từ không phù hợp');
  });

  it('grows with its text', async () => {
    const screen = await render(<Form />);
    const field = screen.getByRole('textbox');
    const before = field.element().getBoundingClientRect().height;
    await field.fill('một\nhai\nba\nbốn\nnăm\nsáu');
    expect(field.element().getBoundingClientRect().height).toBeGreaterThan(before * 1.5);
  });
});
