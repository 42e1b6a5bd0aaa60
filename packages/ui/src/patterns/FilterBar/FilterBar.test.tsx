import '@mcy/ui/styles';
import { FilterBar, type FilterBarProps } from '@mcy/ui/patterns';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const onKind = vi.fn<(kind: 'figure' | 'plush' | null) => void>();
const onSort = vi.fn<(order: 'newest' | 'cheapest') => void>();
const onApply = vi.fn();

const props: Required<FilterBarProps<'figure' | 'plush' | null, 'newest' | 'cheapest'>> = {
  label: 'Filter toys',
  chips: {
    label: 'Kind',
    options: [
      { value: null, label: 'All' },
      { value: 'figure', label: 'Figures' },
      { value: 'plush', label: 'Plush' },
    ],
    value: null,
    onValueChange: onKind,
  },
  sort: {
    label: 'Sort',
    options: [
      { value: 'newest', label: 'Newest' },
      { value: 'cheapest', label: 'Cheapest' },
    ],
    value: 'newest',
    onValueChange: onSort,
  },
  filters: {
    groups: [
      {
        id: 'state',
        label: 'Condition',
        options: [
          { value: 'new', label: 'Sealed' },
          { value: 'used', label: 'Used' },
        ],
        multiple: true,
      },
      {
        id: 'price',
        label: 'Price',
        options: [
          { value: 'low', label: 'Low' },
          { value: 'high', label: 'High' },
        ],
      },
    ],
    chosen: { state: ['new'] },
    onApply,
    texts: {
      open: 'Filter',
      chosen: (count) => `${count} chosen`,
      title: 'Filters',
      apply: 'Apply',
      reset: 'Reset',
      close: 'Close',
    },
  },
};

afterEach(() => {
  vi.clearAllMocks();
  window.scrollTo(0, 0);
});

describe('FilterBar', () => {
  it('is a labeled group of chips, a sort menu and filters', async () => {
    const screen = await render(<FilterBar {...props} />);
    const bar = screen.getByRole('group', { name: 'Filter toys' });
    await bar.getByRole('radio', { name: 'Plush' }).click();
    expect(onKind).toHaveBeenCalledWith('plush');
    await bar.getByRole('button', { name: 'Sort: Newest' }).click();
    await screen.getByRole('menuitemradio', { name: 'Cheapest' }).click();
    expect(onSort).toHaveBeenCalledWith('cheapest');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });

  it('applies the sheet’s choices all at once', async () => {
    const screen = await render(<FilterBar {...props} />);
    await screen.getByRole('button', { name: /Filter.*1 chosen/ }).click();
    const sheet = screen.getByRole('dialog', { name: 'Filters' });
    const condition = sheet.getByRole('group', { name: 'Condition' });
    await expect.element(condition.getByRole('checkbox', { name: 'Sealed' })).toBeChecked();
    await condition.getByRole('checkbox', { name: 'Used' }).click();
    await sheet.getByRole('radio', { name: 'Low' }).click();
    await sheet.getByRole('radio', { name: 'High' }).click();
    expect(onApply).not.toHaveBeenCalled();
    await sheet.getByRole('button', { name: 'Apply' }).click();
    expect(onApply).toHaveBeenCalledExactlyOnceWith({ state: ['new', 'used'], price: ['high'] });
    await expect.element(sheet).not.toBeInTheDocument();
  });

  it('discards unapplied choices, and resets all', async () => {
    const screen = await render(<FilterBar {...props} />);
    const opener = screen.getByRole('button', { name: /Filter.*1 chosen/ });
    await opener.click();
    await screen.getByRole('checkbox', { name: 'Used' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveFocus();
    await opener.click();
    await expect.element(screen.getByRole('checkbox', { name: 'Used' })).not.toBeChecked();
    const reset = screen.getByRole('button', { name: 'Reset' });
    await reset.click();
    await expect.element(reset).toBeDisabled();
    await screen.getByRole('button', { name: 'Apply' }).click();
    expect(onApply).toHaveBeenCalledExactlyOnceWith({});
  });

  it('sticks below the navigation bar while the list scrolls', async () => {
    const screen = await render(
      <div>
        <div style={{ blockSize: 100 }} />
        <FilterBar {...props} />
        <div style={{ blockSize: 3000 }} />
      </div>,
    );
    window.scrollTo(0, 1500);
    const bar = screen.getByRole('group', { name: 'Filter toys' });
    await expect.poll(() => bar.element().getBoundingClientRect().top).toBe(44);
    await expect.element(bar).toHaveAttribute('data-stuck', 'true');
    window.scrollTo(0, 0);
    await expect.element(bar).toHaveAttribute('data-stuck', 'false');
  });
});
