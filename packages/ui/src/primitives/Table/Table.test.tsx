import '@mcy/ui/styles';
import { Table, type TableColumn } from '@mcy/ui/primitives';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

interface Prize {
  id: string;
  name: string;
  left: number;
}

const prizes: readonly Prize[] = [
  { id: 'cat', name: 'Mèo thần tài', left: 2 },
  { id: 'fox', name: 'Cáo tuyết', left: 12 },
];

const columns: readonly TableColumn<Prize, 'name' | 'left'>[] = [
  { key: 'name', header: 'Giải', cell: (prize) => prize.name, rowHeader: true },
  { key: 'left', header: 'Còn lại', cell: (prize) => prize.left, numeric: true, sortable: true },
];

const given = {
  caption: 'Giải còn lại',
  columns,
  rows: prizes,
  rowKey: (prize: Prize) => prize.id,
  emptyText: 'Hộp đã hết giải.',
};

afterEach(async () => {
  await page.viewport(390, 844);
});

describe('Table', () => {
  it('is a table with a label, headings and row headers', async () => {
    const screen = await render(<Table {...given} />);
    await expect.element(screen.getByRole('table', { name: 'Giải còn lại' })).toBeInTheDocument();
    await expect.element(screen.getByRole('columnheader', { name: 'Còn lại' })).toBeInTheDocument();
    await expect.element(screen.getByRole('rowheader', { name: 'Cáo tuyết' })).toBeInTheDocument();
    await expect.element(screen.getByRole('row', { name: 'Cáo tuyết 12' })).toBeInTheDocument();
  });

  it('asks for another order by its headings, and announces the current one', async () => {
    const sort = vi.fn();
    const screen = await render(<Table {...given} sort={null} onSort={sort} />);
    const heading = screen.getByRole('columnheader', { name: 'Còn lại' });
    await expect.element(heading).not.toHaveAttribute('aria-sort');
    await screen.getByRole('button', { name: 'Còn lại' }).click();
    expect(sort).toHaveBeenLastCalledWith({ key: 'left', direction: 'ascending' });
    await screen.rerender(<Table {...given} sort={{ key: 'left', direction: 'ascending' }} onSort={sort} />);
    await expect.element(heading).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    expect(sort).toHaveBeenLastCalledWith({ key: 'left', direction: 'descending' });
  });

  it('has no sort buttons without a sort callback', async () => {
    const screen = await render(<Table {...given} />);
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });

  it('says when there are no rows, but not while they load', async () => {
    const screen = await render(<Table {...given} rows={[]} />);
    await expect.element(screen.getByRole('cell')).toHaveTextContent('Hộp đã hết giải.');
    await screen.rerender(<Table {...given} rows={[]} loading />);
    await expect.element(screen.getByText('Hộp đã hết giải.')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  });

  it('is a focusable scroll region only on overflow', async () => {
    const wide = [
      ...columns,
      ...['a', 'b', 'c', 'd'].map((key) => ({ key, header: key, cell: () => 'ba trăm nghìn' })),
    ];
    const screen = await render(<Table {...given} columns={wide} />);
    const region = screen.getByRole('region', { name: 'Giải còn lại' });
    await expect.element(region).toHaveAttribute('tabindex', '0');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await page.viewport(1280, 800);
    await expect.element(region).not.toBeInTheDocument();
  });

  it('is stacked on a phone, and remains a table', async () => {
    await page.viewport(320, 640);
    const screen = await render(<Table {...given} stacked />);
    const [name, left] = [
      screen.getByRole('rowheader', { name: 'Cáo tuyết' }).element().getBoundingClientRect(),
      screen.getByRole('cell').filter({ hasText: '12' }).element().getBoundingClientRect(),
    ];
    expect(left.top).toBeGreaterThanOrEqual(name.bottom);
    await expect.element(screen.getByRole('columnheader', { name: 'Còn lại' })).toBeInTheDocument();
    await expect.element(screen.getByRole('cell', { name: '12' })).toBeInTheDocument();
    await page.viewport(1280, 800);
    await expect
      .poll(() => screen.getByRole('cell').filter({ hasText: '12' }).element().getBoundingClientRect().left)
      .toBeGreaterThanOrEqual(
        screen.getByRole('rowheader', { name: 'Cáo tuyết' }).element().getBoundingClientRect().right,
      );
  });
});
