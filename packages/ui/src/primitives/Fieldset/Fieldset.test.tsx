import { Fieldset, TextField } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

describe('Fieldset', () => {
  it('names and describes the group its fields are in', async () => {
    const screen = await render(
      <Fieldset legend="Người nhận" hint="Như trên giấy tờ.">
        <TextField label="Họ và tên" value="" onValueChange={() => {}} />
      </Fieldset>,
    );
    const group = screen.getByRole('group', { name: 'Người nhận' });
    await expect.element(group).toHaveAccessibleDescription('Như trên giấy tờ.');
    await expect.element(group.getByRole('textbox', { name: 'Họ và tên' })).toBeVisible();
  });

  it('has no description where there is no hint', async () => {
    const screen = await render(<Fieldset legend="Người nhận">{null}</Fieldset>);
    await expect.element(screen.getByRole('group')).not.toHaveAttribute('aria-describedby');
  });
});
