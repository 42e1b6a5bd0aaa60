import '@mcy/ui/styles';
import { Slider, type SliderRange } from '@mcy/ui/primitives';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const people = (count: number) => `${count} người`;

describe('Slider', () => {
  it('steps by arrow keys within its range, and announces its value', async () => {
    const committed = vi.fn();
    function Form() {
      const [value, setValue] = useState(98);
      return (
        <Slider
          label="Số người"
          value={value}
          onValueChange={setValue}
          onValueCommit={committed}
          min={10}
          max={100}
          formatValue={people}
        />
      );
    }
    const screen = await render(<Form />);
    const thumb = screen.getByRole('slider', { name: 'Số người' });
    await expect.element(thumb).toHaveAttribute('aria-valuetext', '98 người');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.element(thumb).toHaveAttribute('aria-valuetext', '100 người');
    await expect.element(screen.getByText('100 người')).toBeVisible();
    expect(committed).toHaveBeenLastCalledWith(100);
    await userEvent.keyboard('{Home}');
    await expect.element(thumb).toHaveAttribute('aria-valuenow', '10');
  });

  it('has two labeled thumbs for a range, which cannot cross', async () => {
    const changed = vi.fn();
    function Form() {
      const [value, setValue] = useState<SliderRange>([20, 21]);
      return (
        <Slider
          label="Khoảng"
          value={value}
          onValueChange={(next: SliderRange) => {
            setValue(next);
            changed(next);
          }}
          thumbLabels={['Ít nhất', 'Nhiều nhất']}
          min={10}
          max={100}
          formatValue={people}
        />
      );
    }
    const screen = await render(<Form />);
    await expect.element(screen.getByRole('group', { name: 'Khoảng' })).toBeInTheDocument();
    await userEvent.tab();
    await expect.element(screen.getByRole('slider', { name: 'Ít nhất' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(changed).toHaveBeenLastCalledWith([19, 21]);
    await userEvent.tab();
    await expect.element(screen.getByRole('slider', { name: 'Nhiều nhất' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(changed).toHaveBeenLastCalledWith([19, 22]);
  });

  it('shows its error', async () => {
    const screen = await render(
      <Slider
        label="Số người"
        value={10}
        onValueChange={() => {}}
        min={10}
        max={100}
        formatValue={people}
        error="Cần hơn 9 người"
      />,
    );
    await expect.element(screen.getByRole('slider')).toHaveAccessibleDescription('Cần hơn 9 người');
  });
});
