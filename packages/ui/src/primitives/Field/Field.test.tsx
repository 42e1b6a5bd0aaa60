import { Field } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

describe('Field', () => {
  it('connects any control to its label, hint and error', async () => {
    const screen = await render(
      <Field label="Lời nhắn" hint="Tối đa 140 ký tự">
        {(control) => <textarea {...control} />}
      </Field>,
    );
    const control = screen.getByRole('textbox', { name: 'Lời nhắn' });
    await expect.element(control).toHaveAccessibleDescription('Tối đa 140 ký tự');
    await screen.rerender(
      <Field label="Lời nhắn" error="Chưa có nội dung">
        {(tied) => <textarea {...tied} />}
      </Field>,
    );
    await expect.element(control).toHaveAccessibleDescription('Chưa có nội dung');
  });

  it('gives the control the given id, for links from elsewhere', async () => {
    const screen = await render(
      <Field id="message" label="Lời nhắn">
        {(control) => <textarea {...control} />}
      </Field>,
    );
    await expect.element(screen.getByRole('textbox')).toHaveAttribute('id', 'message');
  });
});
