import { SegmentedControl } from '@mcy/ui/primitives';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

describe('SegmentedControl', () => {
  it('selects by click and by arrow keys, past disabled ones', async () => {
    const chosen = vi.fn();
    function Choice() {
      const [count, setCount] = useState<'1' | '5' | '10'>('1');
      return (
        <SegmentedControl
          label="Số lần mở"
          value={count}
          onValueChange={(value) => {
            setCount(value);
            chosen(value);
          }}
          options={[
            { value: '1', label: '×1' },
            { value: '5', label: '×5', disabled: true },
            { value: '10', label: '×10' },
          ]}
        />
      );
    }
    const screen = await render(<Choice />);
    await expect.element(screen.getByRole('radiogroup', { name: 'Số lần mở' })).toBeInTheDocument();
    await screen.getByRole('radio', { name: '×10' }).click();
    expect(chosen).toHaveBeenLastCalledWith('10');
    // Held down, as a finger does: an instant click ends before focus has moved.
    await userEvent.keyboard('{ArrowRight>}');
    await expect.element(screen.getByRole('radio', { name: '×1', exact: true })).toBeChecked();
    await userEvent.keyboard('{/ArrowRight}{ArrowRight>}');
    await expect.element(screen.getByRole('radio', { name: '×10' })).toBeChecked();
    await userEvent.keyboard('{/ArrowRight}');
    await expect.element(screen.getByRole('radio', { name: '×5' })).toBeDisabled();
  });
});
