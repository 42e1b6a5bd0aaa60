import '@mcy/ui/styles';
import { Stack } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

describe('Stack', () => {
  it('has equal space between items, and none around them', async () => {
    const screen = await render(
      <Stack space="small" role="group" aria-label="Đơn hàng">
        <p>Tạm tính</p>
        <p>Phí giao hàng</p>
      </Stack>,
    );
    const [above, below] = screen
      .getByRole('paragraph')
      .elements()
      .map((line) => line.getBoundingClientRect());
    const around = screen.getByRole('group', { name: 'Đơn hàng' }).element().getBoundingClientRect();
    expect((below?.top ?? 0) - (above?.bottom ?? 0)).toBe(12);
    expect([above?.top, below?.bottom]).toEqual([around.top, around.bottom]);
  });
});
