import '@mcy/ui/styles';
import { FilterChips } from '@mcy/ui/patterns';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const chosen = vi.fn<(value: string | null) => void>();

function Kinds() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <FilterChips
      label="Kind"
      options={[
        { value: null, label: 'All' },
        { value: 'recharge', label: 'Top-up' },
        { value: 'box_open', label: 'Boxes opened' },
        { value: 'gift', label: 'Gifts sent and received' },
      ]}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        chosen(next);
      }}
    />
  );
}

describe('FilterChips', () => {
  it('selects one by a tap on a large enough target', async () => {
    const screen = await render(<Kinds />);
    const group = screen.getByRole('radiogroup', { name: 'Kind' });
    await expect.element(group.getByRole('radio', { name: 'All' })).toBeChecked();
    await group.getByRole('radio', { name: 'Top-up' }).click();
    expect(chosen).toHaveBeenLastCalledWith('recharge');
    await expect.element(group.getByRole('radio', { name: 'All' })).not.toBeChecked();
    expect(screen.getByText('Top-up').element().closest('label')?.offsetHeight).toBeGreaterThanOrEqual(44);
  });

  it('is one tab stop, moves by arrow keys and scrolls to the selected one', async () => {
    const screen = await render(
      <div style={{ inlineSize: 240 }}>
        <Kinds />
        <button type="button">After</button>
      </div>,
    );
    await userEvent.tab();
    await expect.element(screen.getByRole('radio', { name: 'All' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(screen.getByRole('radio', { name: 'Gifts sent and received' })).toBeChecked();
    expect(chosen).toHaveBeenLastCalledWith('gift');
    expect(screen.getByRole('radiogroup').element().scrollLeft).toBeGreaterThan(0);
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });
});

it('keeps its place, silently, until its options are known', async () => {
  const chips = { label: 'Kind', value: null, onValueChange: () => {} };
  const screen = await render(<FilterChips {...chips} options={null} />);
  const height = () => screen.container.getBoundingClientRect().height;
  const before = height();
  expect(screen.container.textContent).toBe('');
  await expect.element(screen.getByRole('radio')).not.toBeInTheDocument();
  await screen.rerender(<FilterChips {...chips} options={[{ value: null, label: 'All' }]} />);
  expect(height()).toBe(before);
});
