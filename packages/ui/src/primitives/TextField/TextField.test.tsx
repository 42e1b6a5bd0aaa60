import { TextField } from '@mcy/ui/primitives';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

describe('TextField', () => {
  it('reports the input', async () => {
    const changed = vi.fn();
    function Form() {
      const [name, setName] = useState('');
      return (
        <TextField
          label="Tên"
          value={name}
          onValueChange={(value) => {
            setName(value);
            changed(value);
          }}
        />
      );
    }
    const screen = await render(<Form />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Tên' }), 'Ánh');
    expect(changed).toHaveBeenLastCalledWith('Ánh');
  });

  it('replaces the hint with the error', async () => {
    const field = <TextField label="Tên" value="" onValueChange={() => {}} hint="6 đến 14 ký tự" />;
    const screen = await render(field);
    const input = screen.getByRole('textbox', { name: 'Tên' });
    await expect.element(input).toHaveAccessibleDescription('6 đến 14 ký tự');
    await expect.element(input).not.toHaveAttribute('aria-invalid');
    await screen.rerender(
      <TextField label="Tên" value="" onValueChange={() => {}} hint="6 đến 14 ký tự" error="Tên quá ngắn" />,
    );
    await expect.element(input).toHaveAccessibleDescription('Tên quá ngắn');
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  });

  it('reports a blur', async () => {
    const left = vi.fn();
    const screen = await render(<TextField label="Tên" value="" onValueChange={() => {}} onBlur={left} />);
    await screen.getByRole('textbox').click();
    await userEvent.tab();
    expect(left).toHaveBeenCalledExactlyOnceWith();
  });

  it('is cleared by its button and keeps focus', async () => {
    function Form() {
      const [words, setWords] = useState('mèo');
      return <TextField label="Tìm" value={words} onValueChange={setWords} clearLabel="Xóa" />;
    }
    const screen = await render(<Form />);
    const field = screen.getByRole('textbox', { name: 'Tìm' });
    await screen.getByRole('button', { name: 'Xóa' }).click();
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveFocus();
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });

  it('reports text that is too long and cuts off nothing', async () => {
    const limit = { most: 4, left: (count: number) => `Còn ${count}`, over: (count: number) => `Quá ${count}` };
    const field = <TextField label="Tên" value="Ánh" onValueChange={() => {}} limit={limit} />;
    const screen = await render(field);
    const input = screen.getByRole('textbox');
    await expect.element(input).toHaveAccessibleDescription('Còn 1');
    await screen.rerender(<TextField label="Tên" value="Ánh Nguyệt" onValueChange={() => {}} limit={limit} />);
    await expect.element(input).toHaveValue('Ánh Nguyệt');
    await expect.element(input).toHaveAccessibleDescription('Quá 6');
    await expect.element(screen.getByText('10/4')).toBeInTheDocument();
  });

  it('is labeled even when the label is hidden', async () => {
    const screen = await render(
      <TextField label="Tìm đồ chơi" labelHidden type="search" value="" onValueChange={() => {}} />,
    );
    await expect.element(screen.getByRole('searchbox', { name: 'Tìm đồ chơi' })).toBeInTheDocument();
  });
});
