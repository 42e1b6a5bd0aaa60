import '@mcy/ui/styles';
import { StarInput, type StarInputProps } from '@mcy/ui/primitives';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const names: StarInputProps['names'] = ['1 sao', '2 sao', '3 sao', '4 sao', '5 sao'];

function Form({ first = null, ...props }: { first?: number | null } & Partial<StarInputProps>) {
  const [value, setValue] = useState<number | null>(first);
  return <StarInput label="Mấy sao?" names={names} {...props} value={value} onValueChange={setValue} />;
}

describe('StarInput', () => {
  it('is a labeled group, full up to the chosen star, which is named', async () => {
    const screen = await render(<Form />);
    const group = screen.getByRole('radiogroup', { name: 'Mấy sao?' });
    expect(group.element().querySelectorAll('[data-filled]')).toHaveLength(0);
    await screen.getByRole('radio', { name: '4 sao' }).click();
    await expect.element(screen.getByRole('radio', { name: '4 sao' })).toBeChecked();
    expect(group.element().querySelectorAll('[data-filled]')).toHaveLength(4);
    await expect.element(screen.getByText('4 sao')).toBeVisible();
  });

  it('goes on by arrow keys', async () => {
    const screen = await render(<Form first={2} />);
    await userEvent.tab();
    // Held down, as a finger does: an instant click ends before focus has moved.
    await userEvent.keyboard('{ArrowRight>}');
    await expect.element(screen.getByRole('radio', { name: '3 sao' })).toBeChecked();
    await userEvent.keyboard('{/ArrowRight}');
  });

  it('shows its error, and focuses its first star', async () => {
    let control: HTMLButtonElement | null = null;
    const screen = await render(
      <Form
        error="Chưa chọn"
        ref={(element) => {
          control = element;
        }}
      />,
    );
    await expect.element(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Chưa chọn');
    expect(control).toBe(screen.getByRole('radio', { name: '1 sao' }).element());
  });

  it('reports a blur when focus leaves all of it', async () => {
    const left = vi.fn();
    await render(
      <>
        <Form first={3} onBlur={left} />
        <button type="button">Tiếp tục</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight>}{/ArrowRight}');
    expect(left).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(left).toHaveBeenCalledExactlyOnceWith();
  });
});
