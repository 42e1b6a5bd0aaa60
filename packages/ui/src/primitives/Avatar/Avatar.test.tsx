import { Avatar } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

describe('Avatar', () => {
  it.each([
    ['Nguyễn Thị Ánh', 'Á'],
    ['đức', 'Đ'],
    ['  Mai  ', 'M'],
    ['', ''],
  ])('shows the initial of %j’s given name', async (name, initial) => {
    const screen = await render(<Avatar name={name} label="Chủ phòng" />);
    await expect.element(screen.getByRole('img', { name: 'Chủ phòng' })).toHaveTextContent(initial);
  });

  it('is silent beside its name', async () => {
    const screen = await render(<Avatar name="Ánh" />);
    await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
  });
});
