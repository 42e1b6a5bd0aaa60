import '@mcy/ui/styles';
import { LoadingLine, NavBar } from '@mcy/ui/patterns';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

afterEach(() => {
  delete document.documentElement.dataset['motion'];
});

describe('LoadingLine', () => {
  it('labels the wait without a number, and is not announced', async () => {
    const screen = await render(<LoadingLine label="Đang tải" />);
    const line = screen.getByRole('progressbar', { name: 'Đang tải' });
    await expect.element(line).not.toHaveAttribute('aria-valuenow');
    expect(line.element().closest('[aria-live], [role="status"], [role="alert"]')).toBeNull();
  });

  it('does not move the page, and lets clicks through', async () => {
    const page = (waiting: boolean) => (
      <div>
        {waiting && <LoadingLine label="Đang tải" />}
        <NavBar title="Box" back={{ label: 'Back', href: '#' }} />
      </div>
    );
    const screen = await render(page(false));
    const top = () => screen.getByRole('heading').element().getBoundingClientRect().top;
    const before = top();
    await screen.rerender(page(true));
    const line = screen.getByRole('progressbar').element().getBoundingClientRect();
    expect([line.top, line.left, line.width]).toEqual([0, 0, document.documentElement.clientWidth]);
    expect(top()).toBe(before);
    expect(document.elementFromPoint(20, 1)).not.toBe(screen.getByRole('progressbar').element());
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });

  it('is static and fully lit with reduced motion', async () => {
    const screen = await render(<LoadingLine label="Đang tải" />);
    const line = screen.getByRole('progressbar').element();
    const bar = line.firstElementChild ?? line;
    expect(bar.getAnimations()).toHaveLength(1);
    document.documentElement.dataset['motion'] = 'still';
    expect(bar.getAnimations()).toHaveLength(0);
    expect(bar.getBoundingClientRect().width).toBe(line.getBoundingClientRect().width);
  });
});
