import '@mcy/ui/styles';
import { CodeInput } from '@mcy/ui/primitives';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

async function renderCode(onComplete: (code: string) => void | Promise<void> = () => {}, error?: string) {
  function Form() {
    const [code, setCode] = useState('');
    return <CodeInput label="Mã xác nhận" value={code} onValueChange={setCode} onComplete={onComplete} error={error} />;
  }
  const screen = await render(<Form />);
  return screen.getByRole('textbox', { name: 'Mã xác nhận' });
}

describe('CodeInput', () => {
  it('is one field, which phones fill in from the message', async () => {
    const field = await renderCode();
    await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect.element(field).toHaveAttribute('inputmode', 'numeric');
  });

  it('accepts at most six digits, and reports the code once', async () => {
    const complete = vi.fn();
    const field = await renderCode(complete);
    await field.click();
    await userEvent.keyboard('12a3-45');
    await expect.element(field).toHaveValue('12345');
    expect(complete).not.toHaveBeenCalled();
    await userEvent.keyboard('67');
    await expect.element(field).toHaveValue('123456');
    expect(complete).toHaveBeenCalledExactlyOnceWith('123456');
  });

  it('accepts a pasted code with spaces', async () => {
    const complete = vi.fn();
    const field = await renderCode(complete);
    await field.fill(' 482 915 ');
    await expect.element(field).toHaveValue('482915');
    expect(complete).toHaveBeenCalledExactlyOnceWith('482915');
  });

  it('is edited by backspace, arrow keys and a click on a digit', async () => {
    const field = await renderCode();
    await field.fill('12345');
    await userEvent.keyboard('{Backspace}{ArrowLeft}{Backspace}');
    await expect.element(field).toHaveValue('124');
    const { width, height } = field.element().getBoundingClientRect();
    await field.click({ position: { x: width * 0.25, y: height / 2 } });
    await userEvent.keyboard('9');
    await expect.element(field).toHaveValue('194');
  });

  it('waits while the code is checked', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const field = await renderCode(() => promise);
    await field.fill('123456');
    await expect.element(field).toHaveAttribute('aria-busy', 'true');
    await expect.element(field).toHaveAttribute('readonly');
    resolve();
    await expect.element(field).not.toHaveAttribute('aria-busy');
  });

  it('shows its error', async () => {
    const field = await renderCode(undefined, 'Mã đã hết hạn');
    await expect.element(field).toHaveAccessibleDescription('Mã đã hết hạn');
  });
});
