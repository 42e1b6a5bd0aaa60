import { AnswerReviewForm } from '@mcy/forms/operator/reviews';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

const review_id = '0193a0c0-0000-4000-8000-000000000001';
const answered_at = '2026-11-22T05:00:00.000Z';

it('keeps the input when another operator answers meanwhile, says so, and replaces that answer', async () => {
  const said = 'Someone has just answered this review.';
  const refusal = Object.assign(new Error(said), { field: 'answer' });
  const onSubmit = vi.fn(async () => {}).mockRejectedValueOnce(refusal);
  const screen = await render(
    <AnswerReviewForm review={{ review_id, answer: null, answered_at: null }} onSubmit={onSubmit} />,
    { wrapper: await inLanguage('en') },
  );
  const input = screen.getByRole('textbox');
  await input.fill('Thank you, Lan.');
  await screen.getByRole('button').click();
  await expect.element(screen.getByText(said)).toBeVisible();
  await screen.rerender(
    <AnswerReviewForm review={{ review_id, answer: 'Thanks.', answered_at }} onSubmit={onSubmit} />,
  );
  await expect.element(screen.getByText(said)).toBeVisible();
  await expect.element(input).toHaveValue('Thank you, Lan.');
  await screen.getByRole('button').click();
  await expect.poll(() => onSubmit).toHaveBeenLastCalledWith({ review_id, answered_at, answer: 'Thank you, Lan.' });
});
