import { PoolProof } from '@mcy/ui/boxes/proof';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { failedPool, pendingPool, verifiedPool } from '../fixtures/verdicts.ts';

async function renderProof(verdict: typeof verifiedPool) {
  const wrapper = await inLanguage('en');
  return render(<PoolProof proof={{ status: 'done', verdict }} onRetry={vi.fn()} />, { wrapper });
}

describe('PoolProof', () => {
  it('says that every draw is valid', async () => {
    const screen = await renderProof(verifiedPool);
    await expect.element(screen.getByRole('heading', { name: 'Every draw matches' })).toBeVisible();
    await expect.element(screen.getByText('80 draws match')).toBeVisible();
  });

  it('names the invalid draws', async () => {
    const screen = await renderProof(failedPool);
    await expect.element(screen.getByRole('heading', { name: 'Some draws don’t match' })).toBeVisible();
    await expect.element(screen.getByText(/^Draw #18: /)).toBeVisible();
    await expect.element(screen.getByText(/^Draw #53: /)).toBeVisible();
  });

  it('does not call a pool proved while seeds are sealed', async () => {
    const screen = await renderProof(pendingPool);
    await expect.element(screen.getByRole('heading', { name: 'Verified after the seed changes' })).toBeVisible();
    await expect.element(screen.getByText('241 draws are waiting for their seed')).toBeVisible();
  });

  it('shows its progress', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<PoolProof proof={{ status: 'checking', draws: 150 }} onRetry={vi.fn()} />, {
      wrapper,
    });
    await expect.element(screen.getByRole('status')).toHaveTextContent('150 draws read');
  });
});
