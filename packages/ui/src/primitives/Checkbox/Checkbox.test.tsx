import { Checkbox, Link } from '@mcy/ui/primitives';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

describe('Checkbox', () => {
  it('is ticked by its label, by click and by Space', async () => {
    function Form() {
      const [agreed, setAgreed] = useState(false);
      return <Checkbox label="Tôi đồng ý" checked={agreed} onCheckedChange={setAgreed} />;
    }
    const screen = await render(<Form />);
    const box = screen.getByRole('checkbox', { name: 'Tôi đồng ý' });
    await screen.getByText('Tôi đồng ý').click();
    await expect.element(box).toBeChecked();
    await box.click();
    await expect.element(box).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(box).toBeChecked();
  });

  it('is not ticked by a link in its label', async () => {
    const changed = vi.fn();
    const screen = await render(
      <Checkbox
        label={
          <>
            Tôi đồng ý với <Link href="#policy">Điều khoản</Link>
          </>
        }
        checked={false}
        onCheckedChange={changed}
      />,
    );
    await screen.getByRole('link', { name: 'Điều khoản' }).click();
    expect(changed).not.toHaveBeenCalled();
  });

  it('shows a partly ticked group, and a click ticks all', async () => {
    const changed = vi.fn();
    const screen = await render(<Checkbox label="Chọn tất cả" checked="indeterminate" onCheckedChange={changed} />);
    const box = screen.getByRole('checkbox', { name: 'Chọn tất cả' });
    await expect.element(box).toHaveAttribute('aria-checked', 'mixed');
    await box.click();
    expect(changed).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('shows its error', async () => {
    const screen = await render(
      <Checkbox label="Tôi đồng ý" checked={false} onCheckedChange={() => {}} error="Vui lòng đồng ý trước khi mua" />,
    );
    await expect.element(screen.getByRole('checkbox')).toHaveAccessibleDescription('Vui lòng đồng ý trước khi mua');
  });
});
