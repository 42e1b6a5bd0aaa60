import { IdentityScreen, type IdentityScreenProps } from '@mcy/ui/account/identity';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { download, rejected, underReview } from '../fixtures/identities.ts';

async function renderScreen(given: Partial<IdentityScreenProps>) {
  const props: IdentityScreenProps = {
    review: { status: 'loaded', data: null },
    download: null,
    form: <p>a form</p>,
    links: { mine: '/mine', checkIn: '/check-in' },
    ...given,
  };
  return render(<IdentityScreen {...props} />, { wrapper: await inLanguage('en') });
}

it('lets the app fill in, and the web only download the app', async () => {
  const app = await renderScreen({});
  await expect.element(app.getByText('a form')).toBeVisible();
  await app.unmount();
  const web = await renderScreen({ download });
  await expect.element(web.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect.element(web.getByRole('link', { name: 'Get it for Android' })).toHaveAttribute('href', download.android);
  await expect.element(web.getByText('a form')).not.toBeInTheDocument();
});

it('says what was handed in, and why it was rejected, and lets one try again', async () => {
  const screen = await renderScreen({ review: { status: 'loaded', data: rejected } });
  await expect.element(screen.getByText(/Ảnh giấy tờ bị mờ/)).toBeVisible();
  await expect.element(screen.getByText('•••• 3456')).toBeVisible();
  await screen.getByRole('button', { name: 'Fill in again' }).click();
  await expect.element(screen.getByText('a form')).toBeVisible();
});

it('has no form while it is under review, nor once it is done', async () => {
  for (const state of ['under_review', 'successful'] as const) {
    const screen = await renderScreen({ review: { status: 'loaded', data: { ...underReview, state } }, download });
    await expect.element(screen.getByText('Nguyễn Thị Lan')).toBeVisible();
    await expect.element(screen.getByText('a form')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
    await screen.unmount();
  }
});
