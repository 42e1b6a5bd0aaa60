import '@mcy/ui/styles';
import { Switch } from '@mcy/ui/primitives';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

describe('Switch', () => {
  it('toggles by click, by label and by Space', async () => {
    function Setting() {
      const [on, setOn] = useState(false);
      return <Switch label="Thông báo" description="Khi có hộp mới" checked={on} onCheckedChange={setOn} />;
    }
    const screen = await render(<Setting />);
    const control = screen.getByRole('switch', { name: 'Thông báo', exact: true });
    await expect.element(control).toHaveAccessibleDescription('Khi có hộp mới');
    await control.click();
    await expect.element(control).toBeChecked();
    await screen.getByText('Thông báo').click();
    await expect.element(control).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(control).toBeChecked();
  });

  it('asks once and waits for the answer', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const turned = vi.fn(() => promise);
    const screen = await render(<Switch label="Thông báo" checked={false} onCheckedChange={turned} />);
    const control = screen.getByRole('switch');
    await control.click();
    await expect.element(control).toHaveAttribute('aria-busy', 'true');
    await control.click({ force: true });
    expect(turned).toHaveBeenCalledExactlyOnceWith(true);
    resolve();
    await expect.element(control).not.toHaveAttribute('aria-busy');
  });

  it('ignores clicks while disabled, and shows its error', async () => {
    const turned = vi.fn();
    const screen = await render(
      <Switch label="Thông báo" checked={false} onCheckedChange={turned} disabled error="Chưa lưu được" />,
    );
    await screen.getByRole('switch').click({ force: true });
    expect(turned).not.toHaveBeenCalled();
    await expect.element(screen.getByRole('switch')).toHaveAccessibleDescription('Chưa lưu được');
  });
});
