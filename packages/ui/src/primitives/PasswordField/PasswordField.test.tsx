import { PasswordField } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

describe('PasswordField', () => {
  it('hides the password until asked, and again when asked', async () => {
    const screen = await render(
      <PasswordField
        label="Mật khẩu"
        value="meovinyl1"
        onValueChange={() => {}}
        autoComplete="current-password"
        showLabel="Hiện mật khẩu"
        hideLabel="Ẩn mật khẩu"
      />,
    );
    const field = screen.getByLabelText('Mật khẩu', { exact: true });
    await expect.element(field).toHaveAttribute('type', 'password');
    await screen.getByRole('button', { name: 'Hiện mật khẩu' }).click();
    await expect.element(field).toHaveAttribute('type', 'text');
    await screen.getByRole('button', { name: 'Ẩn mật khẩu' }).click();
    await expect.element(field).toHaveAttribute('type', 'password');
  });

  it('does not submit the form when it shows the password', async () => {
    let sent = 0;
    const screen = await render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent += 1;
        }}
      >
        <PasswordField
          label="Mật khẩu"
          value=""
          onValueChange={() => {}}
          autoComplete="new-password"
          showLabel="Hiện mật khẩu"
          hideLabel="Ẩn mật khẩu"
        />
      </form>,
    );
    await screen.getByRole('button', { name: 'Hiện mật khẩu' }).click();
    expect(sent).toBe(0);
  });
});
