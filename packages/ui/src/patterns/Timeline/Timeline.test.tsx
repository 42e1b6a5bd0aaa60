import '@mcy/ui/styles';
import { Timeline, type TimelineEvent } from '@mcy/ui/patterns';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

const events: readonly TimelineEvent[] = [
  { id: '3', title: 'Delivered', state: 'coming', time: 'about Nov 24' },
  { id: '2', title: 'On its way', state: 'current', time: '08:12', at: '2026-11-20T01:12:00Z', place: 'District 1' },
  { id: '1', title: 'Packed', state: 'done' },
];
const texts = { done: 'Done', current: 'Now', coming: 'To come' };

describe('Timeline', () => {
  it('is a labeled list in the given order, each event with its state in words', async () => {
    const screen = await render(<Timeline label="Delivery" events={events} texts={texts} />);
    const items = screen.getByRole('list', { name: 'Delivery' }).getByRole('listitem');
    expect(items.elements()).toHaveLength(3);
    await expect.element(items.nth(0)).toMatchTextContent('To come: Delivered');
    await expect.element(items.nth(1)).toMatchTextContent('Now: On its way');
    await expect.element(items.nth(2)).toMatchTextContent('Done: Packed');
    expect(screen.getByRole('list').element().tagName).toBe('OL');
  });

  it('marks the current event, and has machine-readable times', async () => {
    const screen = await render(<Timeline label="Delivery" events={events} texts={texts} />);
    const items = screen.getByRole('listitem');
    await expect.element(items.nth(1)).toHaveAttribute('aria-current', 'step');
    await expect.element(items.nth(0)).not.toHaveAttribute('aria-current');
    await expect.element(items.nth(1).getByRole('time')).toHaveAttribute('datetime', '2026-11-20T01:12:00Z');
    await expect.element(items.nth(1)).toMatchTextContent('08:12 · District 1');
  });

  it('fits a narrow column', async () => {
    const screen = await render(
      <div style={{ inlineSize: 280 }}>
        <Timeline label="Delivery" events={[{ id: '1', title: 'M'.repeat(80), state: 'current' }]} texts={texts} />
      </div>,
    );
    const list = screen.getByRole('list').element();
    expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  });
});
