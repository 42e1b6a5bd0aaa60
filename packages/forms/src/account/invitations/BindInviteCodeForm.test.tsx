import { ruleMessages } from '@mcy/api/contract';
import { BindInviteCodeForm } from '@mcy/forms/account/invitations';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { refuse } from '../../fixtures/refuse.ts';

async function renderForm(onSubmit: () => Promise<void> = async () => {}) {
  const sent = vi.fn(onSubmit);
  const screen = await render(<BindInviteCodeForm inviteCode="K7MWX2QA" onSubmit={sent} />, {
    wrapper: await inLanguage('en'),
  });
  return { screen, sent, code: screen.getByRole('textbox'), submit: screen.getByRole('button', { name: 'Link' }) };
}

it('starts with the code of the link the user came by', async () => {
  const { sent, submit } = await renderForm();
  await submit.click();
  await expect.poll(() => sent).toHaveBeenCalledExactlyOnceWith({ invite_code: 'K7MWX2QA' });
});

it('refuses a malformed code before sending', async () => {
  const { sent, code, submit } = await renderForm();
  await code.fill('K7M');
  await submit.click();
  await expect.element(code).toHaveAccessibleDescription(ruleMessages.invite_code.en);
  expect(sent).not.toHaveBeenCalled();
});

it('keeps the input when it is refused', async () => {
  const { code, submit } = await renderForm(refuse({ field: 'invite_code', message: 'This is your own.' }));
  await submit.click();
  await expect.element(code).toHaveAccessibleDescription('This is your own.');
  await expect.element(code).toHaveValue('K7MWX2QA');
});
