import '@mcy/ui/styles';
import { BarChart, type ChartProps } from '@mcy/ui/patterns';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
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
  texts: { x: 'Day', empty: 'No income yet', loading: 'Loading chart', keys: 'Arrow keys go from day to day' },
};

describe('BarChart', () => {
  it('draws a bar for each value, and lists all in a table', async () => {
    const screen = await render(<BarChart {...props} />);
    await expect.element(screen.getByRole('application', { name: 'Income of the last week' })).toBeVisible();
    await expect.poll(() => screen.container.querySelectorAll('.recharts-bar-rectangle')).toHaveLength(14);
    await expect
      .element(screen.getByRole('table').getByRole('row').last())
      .toHaveTextContent('Nov 202310k coins860k coins');
  });

  it('gives each series a pattern, so that color is not needed', async () => {
    const screen = await render(<BarChart {...props} />);
    await expect.poll(() => screen.container.querySelectorAll('.recharts-bar-rectangle path')).toHaveLength(14);
    const fills = new Set(
      [...screen.container.querySelectorAll('.recharts-bar-rectangle path')].map((bar) => bar.getAttribute('fill')),
    );
    expect(fills.size).toBe(2);
    for (const fill of fills) {
      const id = /^url\(#(.*)\)$/.exec(fill ?? '')?.[1] ?? '';
      expect(document.getElementById(id)?.tagName).toBe('pattern');
    }
  });

  it('moves back and forth by arrow keys', async () => {
    const screen = await render(<BarChart {...props} />);
    await expect.element(screen.getByRole('application')).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole('application')).toHaveFocus();
    await expect.element(screen.getByRole('status')).toMatchTextContent('Nov 14');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('status')).toMatchTextContent(/Nov 15.*Sales 980k coins.*Friends 420k coins/);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(screen.getByRole('status')).toMatchTextContent(/Nov 14.*Sales 1240k coins/);
  });

  it('says when there is no data', async () => {
    const screen = await render(<BarChart {...props} points={[]} />);
    await expect.element(screen.getByText('No income yet')).toBeVisible();
    await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
  });
});
