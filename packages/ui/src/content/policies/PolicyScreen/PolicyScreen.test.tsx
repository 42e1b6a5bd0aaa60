import { PolicyScreen, type PolicyScreenProps } from '@mcy/ui/content/policies';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { earlierAgreement, otherDocuments, userAgreement } from '../fixtures/policies.ts';

async function renderPolicy(given: Partial<PolicyScreenProps> = {}) {
  const props: PolicyScreenProps = {
    load: { status: 'loaded', data: userAgreement },
    others: otherDocuments,
    versionHref: (version) => (version === undefined ? '/policy' : `/policy?version=${version}`),
    onGoBack: vi.fn(),
    ...given,
  };
  return render(<PolicyScreen {...props} />, { wrapper: await inLanguage('en') });
}

it('shows its version and date, in the language of its text', async () => {
  const screen = await renderPolicy();
  await expect.element(screen.getByRole('heading', { level: 2, name: userAgreement.title })).toBeVisible();
  await expect.element(screen.getByRole('article')).toHaveAttribute('lang', 'vi-VN');
  await expect.element(screen.getByRole('time')).toHaveAttribute('datetime', '2026-11-01');
  await expect.element(screen.getByText(/^Version 1 · In effect from/)).toBeVisible();
});

it('links from its contents to each section, on a phone and on a desktop', async () => {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.viewport(width, height);
    const screen = await renderPolicy();
    if (width === 390) await screen.getByRole('button', { name: 'Contents' }).click();
    const contents = screen.getByRole('navigation', { name: 'Contents' });
    for (const { id, heading } of userAgreement.sections) {
      await expect.element(contents.getByRole('link', { name: heading })).toHaveAttribute('href', `#${id}`);
      await expect.element(screen.getByRole('region', { name: heading })).toHaveAttribute('id', id);
    }
    await screen.unmount();
  }
  await page.viewport(390, 844);
});

it('says that an earlier version is no longer in force, and links to the others', async () => {
  const screen = await renderPolicy({ load: { status: 'loaded', data: earlierAgreement } });
  await expect
    .element(screen.getByRole('link', { name: 'Read the version in effect' }))
    .toHaveAttribute('href', '/policy');
  await expect.element(screen.getByRole('link', { name: /Version 2/ })).toHaveAttribute('href', '/policy?version=2');
  await expect.element(screen.getByRole('link', { name: /Version 1/ })).not.toBeInTheDocument();
});

it('links to the other documents, below its text and before it', async () => {
  const screen = await renderPolicy();
  await screen.getByRole('button', { name: 'Other documents' }).click();
  const before = screen.getByRole('navigation', { name: 'Other documents' });
  for (const { title, href } of otherDocuments) {
    await expect.element(before.getByRole('link', { name: title })).toHaveAttribute('href', href);
  }
  await screen.getByRole('button', { name: 'Other documents' }).click();
  for (const { title, href } of otherDocuments) {
    await expect.element(screen.getByRole('link', { name: title })).toHaveAttribute('href', href);
  }
});
