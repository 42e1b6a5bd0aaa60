import { Fieldset, TextField } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

describe('Fieldset', () => {
  it('labels and describes the group of its fields', async () => {
    const screen = await render(
      <Fieldset legend="Người nhận" hint="Như trên giấy tờ.">
        <TextField label="Họ và tên" value="" onValueChange={() => {}} />
      </Fieldset>,
    );
    const group = screen.getByRole('group', { name: 'Người nhận' });
    await expect.element(group).toHaveAccessibleDescription('Như trên giấy tờ.');
    await expect.element(group.getByRole('textbox', { name: 'Họ và tên' })).toBeVisible();
  });

  it('has no description without a hint', async () => {
    const screen = await render(<Fieldset legend="Người nhận">{null}</Fieldset>);
    await expect.element(screen.getByRole('group')).not.toHaveAttribute('aria-describedby');
  });
});
