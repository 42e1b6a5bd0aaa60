import '@mcy/ui/styles';
import { type ChartProps, LineChart } from '@mcy/ui/patterns';
import { describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { income } from '../fixtures/income.ts';

const props: ChartProps = {
  label: 'Income of the last week',
  series: [
    { id: 'own', name: 'Sales' },
    { id: 'friends', name: 'Friends' },
  ],
  points: income,
  formatX: (day) => `Nov ${day.slice(-2)}`,
  formatValue: (value) => `${value / 1000}k coins`,
  summary: 'Up by a third.',
  texts: { x: 'Day', empty: 'No income yet', loading: 'Loading chart', keys: 'Arrow keys go from day to day' },
};

describe('LineChart', () => {
  it('is a labeled figure with a data table', async () => {
    const screen = await render(<LineChart {...props} />);
    const figure = screen.getByRole('figure', { name: 'Income of the last week' });
    await expect.element(figure).toMatchTextContent('Up by a third.');
    const table = figure.getByRole('table', { name: 'Income of the last week' });
    expect(table.getByRole('row').elements()).toHaveLength(8);
    await expect.element(table.getByRole('row').nth(1)).toHaveTextContent('Nov 141240k coins310k coins');
    await expect.element(table.getByRole('columnheader', { name: 'Friends' })).toBeInTheDocument();
  });

  it('keeps its size while loading, and then draws one line per series', async () => {
    const screen = await render(<LineChart {...props} />);
    const figure = screen.getByRole('figure').element();
    const before = figure.getBoundingClientRect().height;
    await expect.element(screen.getByRole('application', { name: 'Income of the last week' })).toBeVisible();
    expect(figure.getBoundingClientRect().height).toBe(before);
    expect(figure.querySelectorAll('.recharts-line')).toHaveLength(2);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });

  it('moves by arrow keys and announces each day', async () => {
    const screen = await render(<LineChart {...props} />);
    await expect.element(screen.getByRole('application')).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole('application')).toHaveFocus();
    await expect.element(screen.getByRole('status')).toMatchTextContent('Nov 14');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('status')).toMatchTextContent(/Nov 15.*Sales 980k coins.*Friends 420k coins/);
  });

  it('says when there is no data', async () => {
    const points = income.map(({ x }) => ({ x, values: {} }));
    const screen = await render(<LineChart {...props} points={points} />);
    await expect.element(screen.getByText('No income yet')).toBeVisible();
    await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('application')).not.toBeInTheDocument();
  });

  it('draws without animation with reduced motion', async () => {
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    });
    const screen = await render(<LineChart {...props} />);
    await expect.element(screen.getByRole('application')).toBeVisible();
    const line = screen.container.querySelector('.recharts-line-curve');
    const drawn = line?.getAttribute('d');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(line?.getAttribute('d')).toBe(drawn);
    expect(line?.getAttribute('stroke-dasharray') ?? '').toBe('');
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: '' }] });
  });
});
