import '@mcy/ui/styles';
import { IdentityReviewsScreen } from '@mcy/ui/operator/identity';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { reviewRows } from '../fixtures/identityReviews.ts';

it('lists verifications with links to their pages, and filters by status', async () => {
  const onChooseState = vi.fn();
  const screen = await render(
    <IdentityReviewsScreen
      reviews={{
        status: 'loaded',
        data: { rows: reviewRows, hasMore: false, loadingMore: false, onLoadMore: () => {} },
      }}
      state="under_review"
      onChooseState={onChooseState}
      links={{ desk: '/operator', review: (id) => `/review/${id}` }}
    />,
    { wrapper: await inLanguage('en') },
  );
  const list = screen.getByRole('list', { name: 'Verifications' });
  expect(list.getByRole('listitem').all()).toHaveLength(reviewRows.length);
  await expect
    .element(list.getByRole('link', { name: /Nguyễn Thị Lan/ }))
    .toHaveAttribute('href', `/review/${reviewRows[0]?.review_id}`);
  await screen.getByRole('radio', { name: 'Rejected' }).click();
  expect(onChooseState).toHaveBeenCalledExactlyOnceWith('rejected');
});

it('takes one line a row on a desktop', async () => {
  await page.viewport(1280, 844);
  const screen = await render(
    <IdentityReviewsScreen
      reviews={{
        status: 'loaded',
        data: { rows: reviewRows.slice(0, 1), hasMore: false, loadingMore: false, onLoadMore: () => {} },
      }}
      state="under_review"
      onChooseState={() => {}}
      links={{ desk: '/operator', review: () => '/review' }}
    />,
    { wrapper: await inLanguage('vn') },
  );
  expect(screen.getByRole('listitem').element().getBoundingClientRect().height).toBeLessThan(56);
  await page.viewport(390, 844);
});
