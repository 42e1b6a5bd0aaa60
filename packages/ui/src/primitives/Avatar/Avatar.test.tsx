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

  it('shows the picture when it is there, and the initial without one', async () => {
    const square = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/%3E';
    const screen = await render(<Avatar name="Ánh" src={square} label="Chủ phòng" />);
    const avatar = screen.getByRole('img', { name: 'Chủ phòng' });
    await expect.element(avatar).toHaveTextContent('');
    expect(avatar.element().querySelector('img')?.checkVisibility()).toBe(true);
    await screen.rerender(<Avatar name="Ánh" src="data:image/png,broken" label="Chủ phòng" />);
    await expect.element(avatar).toHaveTextContent('Á');
    await expect.poll(() => avatar.element().querySelector('img')).toBeNull();
    await screen.rerender(<Avatar name="Ánh" src={square} label="Chủ phòng" />);
    await expect.poll(() => avatar.element().textContent).toBe('');
  });

  it('is silent beside its name', async () => {
    const screen = await render(<Avatar name="Ánh" />);
    await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
  });
});
