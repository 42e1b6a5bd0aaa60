import type { IdentityReview } from '@mcy/api/operator/identity/contract';
import { IdentityReviewScreen } from '@mcy/ui/operator/identity';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { openReview, rejectedReview } from '../fixtures/identityReviews.ts';

async function renderReview(data: IdentityReview) {
  return render(
    <IdentityReviewScreen
      review={{ status: 'loaded', data }}
      form={(review_id) => <p>a form for {review_id}</p>}
      onGoBack={() => {}}
    />,
    { wrapper: await inLanguage('en') },
  );
}

it('shows photos beside the input, and what does not match', async () => {
  const screen = await renderReview(openReview);
  for (const side of ['Front', 'Back', 'Face']) {
    await expect.element(screen.getByRole('img', { name: side })).toBeVisible();
  }
  await expect.element(screen.getByText('001198012345')).toBeVisible();
  await expect.element(screen.getByText('The date of birth differs from the account’s.')).toBeVisible();
  await expect.element(screen.getByText(`a form for ${openReview.review_id}`)).toBeVisible();
});

it('offers no decision once decided', async () => {
  const screen = await renderReview(rejectedReview);
  await expect.element(screen.getByText('…2345')).toBeVisible();
  await expect.element(screen.getByText('The photos were deleted after the decision.')).toBeVisible();
  await expect.element(screen.getByText('Ban Quản Trị')).toBeVisible();
  await expect.element(screen.getByText(/a form for/)).not.toBeInTheDocument();
});
