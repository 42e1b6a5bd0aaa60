import { ruleMessages } from '@mcy/api/contract';
import { IdentityDecisionForm } from '@mcy/forms/operator/identity';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

const review_id = '0193a0c0-0000-7000-8000-000000000001';

async function renderForm() {
  const onSubmit = vi.fn(async () => {});
  const screen = await render(<IdentityDecisionForm review_id={review_id} onSubmit={onSubmit} />, {
    wrapper: await inLanguage('en'),
  });
  const choose = (name: string | RegExp) => screen.getByRole('radio', { name }).click();
  const save = () => screen.getByRole('button', { name: 'Save the result' }).click();
  return { onSubmit, screen, choose, save };
}

it('approves without a reason', async () => {
  const { onSubmit, screen, choose, save } = await renderForm();
  await choose(/^Approve/);
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  await save();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ review_id, decision: 'successful', reason: null, note: null });
});

it('rejects with a reason, and with an explanation for "other"', async () => {
  const { onSubmit, screen, choose, save } = await renderForm();
  await choose(/^Reject/);
  await save();
  await expect.element(screen.getByText(ruleMessages.required.en).first()).toBeVisible();
  await choose(/^Another reason/);
  await save();
  expect(onSubmit).not.toHaveBeenCalled();
  await screen.getByRole('textbox').fill('A photo of a screen.');
  await save();
  const note = 'A photo of a screen.';
  await expect
    .poll(() => onSubmit)
    .toHaveBeenCalledExactlyOnceWith({
      review_id,
      decision: 'rejected',
      reason: 'other',
      note,
    });
});
