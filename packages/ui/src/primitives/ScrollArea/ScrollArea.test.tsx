import '@mcy/ui/styles';
import { ScrollArea } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const tall = <div style={{ blockSize: 2000 }}>Thỏa thuận mua hàng</div>;

describe('ScrollArea', () => {
  it('is a labeled region, focused and scrolled by keyboard', async () => {
    const screen = await render(<ScrollArea label="Thỏa thuận">{tall}</ScrollArea>);
    const region = screen.getByRole('region', { name: 'Thỏa thuận' });
    await expect.element(region).toHaveAttribute('tabindex', '0');
    await userEvent.tab();
    await expect.element(region).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.poll(() => region.element().scrollTop).toBeGreaterThan(0);
  });

  it('shows which edges hide more', async () => {
    const screen = await render(
      <ScrollArea label="Nhật ký" direction="both" maxHeight="small">
        <div style={{ inlineSize: 2000, blockSize: 2000 }} />
      </ScrollArea>,
    );
    const region = screen.getByRole('region');
    await expect.element(region).toHaveAttribute('data-more-bottom', 'true');
    await expect.element(region).toHaveAttribute('data-more-right', 'true');
    await expect.element(region).toHaveAttribute('data-more-top', 'false');
    region.element().scrollTo(2000, 2000);
    await expect.element(region).toHaveAttribute('data-more-bottom', 'false');
    await expect.element(region).toHaveAttribute('data-more-left', 'true');
  });

  it('is no tab stop when everything is visible', async () => {
    const screen = await render(<ScrollArea label="Thỏa thuận">Ngắn thôi.</ScrollArea>);
    await expect.element(screen.getByRole('region')).not.toHaveAttribute('tabindex');
  });

  it('wraps lines when it only scrolls vertically', async () => {
    const screen = await render(
      <div style={{ inlineSize: 200 }}>
        <ScrollArea label="Thỏa thuận">Một dòng chữ dài hơn hẳn hai trăm điểm ảnh thì phải xuống dòng chứ.</ScrollArea>
      </div>,
    );
    const region = screen.getByRole('region').element();
    expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  });
});
