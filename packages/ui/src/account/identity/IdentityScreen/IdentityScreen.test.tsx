import { IdentityScreen, type IdentityScreenProps } from '@mcy/ui/account/identity';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { download, rejected, underReview } from '../fixtures/identities.ts';

async function renderScreen(given: Partial<IdentityScreenProps>) {
  const props: IdentityScreenProps = {
    review: { status: 'loaded', data: null },
    download: null,
    form: <p>a form</p>,
    links: { mine: '/mine', checkIn: '/check-in', boxes: '/boxes', levels: '/levels', addresses: '/addresses' },
    ...given,
  };
  return render(<IdentityScreen {...props} />, { wrapper: await inLanguage('en') });
}

it('shows the form in the app, and only the download on the web', async () => {
  const app = await renderScreen({});
  await expect.element(app.getByText('a form')).toBeVisible();
  await app.unmount();
  await page.viewport(1400, 1100);
  const web = await renderScreen({ download });
  await expect.element(web.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect.element(web.getByRole('link', { name: 'Get it for Android' })).toHaveAttribute('href', download.android);
  await expect.element(web.getByText('a form')).not.toBeInTheDocument();
});

it('says without an app in a store what can be done until then, and shows no code', async () => {
  const screen = await renderScreen({ download: { ...download, android: null, ios: null } });
  await expect.element(screen.getByRole('heading', { name: 'What you can do until then' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /Open boxes/ })).toHaveAttribute('href', '/boxes');
  expect(screen.getByRole('img', { name: /QR code/ }).query()).toBeNull();
});

it('has links instead of a code on a phone', async () => {
  await page.viewport(390, 844);
  const screen = await renderScreen({ download });
  await expect.element(screen.getByRole('link', { name: 'Get it for Android' })).toBeVisible();
  await expect.element(screen.getByLabelText(/QR code/)).not.toBeVisible();
  await page.viewport(1400, 1100);
});

it('shows the submission and why it was rejected, and allows another try', async () => {
  const screen = await renderScreen({ review: { status: 'loaded', data: rejected } });
  await expect.element(screen.getByText(/Ảnh giấy tờ bị mờ/)).toBeVisible();
  await expect.element(screen.getByText('•••• 3456')).toBeVisible();
  await screen.getByRole('button', { name: 'Submit again' }).click();
  await expect.element(screen.getByText('a form')).toBeVisible();
});

it('has no form while under review or once decided', async () => {
  for (const state of ['under_review', 'successful'] as const) {
    const screen = await renderScreen({ review: { status: 'loaded', data: { ...underReview, state } }, download });
    await expect.element(screen.getByText('Nguyễn Thị Lan')).toBeVisible();
    await expect.element(screen.getByText('a form')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
    await screen.unmount();
  }
});
