import '@mcy/ui/styles';
import { Grid } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

describe('Grid', () => {
  it("has as many columns as the screen's width allows", async () => {
    const screen = await render(
      <Grid columns={{ phone: 1, tablet: 2 }} space="none">
        <p>A</p>
        <p>B</p>
      </Grid>,
    );
    const tops = () =>
      screen
        .getByRole('paragraph')
        .elements()
        .map((cell) => cell.getBoundingClientRect().top);
    await page.viewport(390, 844);
    expect(new Set(tops()).size).toBe(2);
    await page.viewport(768, 844);
    expect(new Set(tops()).size).toBe(1);
    await page.viewport(390, 844);
  });

  it('skips what is far away, and what is there stays reachable', async () => {
    const screen = await render(
      <Grid columns={1} space="none">
        {Array.from({ length: 60 }, (_, place) => (
          <a key={place} href={`#toy-${place + 1}`} style={{ blockSize: 200 }}>
            Toy {place + 1}
          </a>
        ))}
      </Grid>,
    );
    const linkOf = (name: string) => screen.getByRole('link', { name, exact: true });
    const isSkipped = (element: Element) => getComputedStyle(element).contentVisibility === 'auto';
    expect(isSkipped(linkOf('Toy 6').element())).toBe(false);
    const last = linkOf('Toy 60');
    expect(isSkipped(last.element())).toBe(true);
    last.element().focus();
    await expect.element(last).toHaveFocus();
    await expect.element(last).toBeInViewport();
  });

  it('clips nothing of an item that reaches beyond itself', async () => {
    const screen = await render(
      <Grid columns={1} space="large" data-testid="grid">
        {Array.from({ length: 14 }, (_, place) => (
          <div key={place} style={{ position: 'relative', blockSize: 40, marginInline: 20 }}>
            <span style={{ position: 'absolute', insetInlineStart: -8, insetBlock: 0, inlineSize: 8 }}>{place}</span>
          </div>
        ))}
      </Grid>,
    );
    const ring = screen.getByText('13', { exact: true }).element();
    ring.scrollIntoView({ block: 'center' });
    await expect.element(screen.getByText('13', { exact: true })).toBeInViewport();
    const { x, y, height } = ring.getBoundingClientRect();
    expect(document.elementFromPoint(x + 2, y + height / 2)).toBe(ring);
  });
});
