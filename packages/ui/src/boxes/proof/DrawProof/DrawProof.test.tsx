import { DrawProof } from '@mcy/ui/boxes/proof';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { dragonKing, unicorn } from '../../pools/fixtures/prizes.ts';
import { failedDraw, guaranteedDraw, pendingDraw, verifiedDraw } from '../fixtures/verdicts.ts';

async function renderProof(verdict: typeof verifiedDraw) {
  const wrapper = await inLanguage('en');
  return render(<DrawProof proof={{ status: 'done', verdict }} onRetry={vi.fn()} />, { wrapper });
}

describe('DrawProof', () => {
  it('shows verdict, inputs and each step to the prize', async () => {
    const screen = await renderProof(verifiedDraw);
    await expect.element(screen.getByRole('heading', { name: 'It matches' })).toBeVisible();
    for (const input of [verifiedDraw.seed_hash, verifiedDraw.seed, verifiedDraw.client_seed, verifiedDraw.hmac]) {
      await expect.element(screen.getByText(input ?? '', { exact: true })).toBeVisible();
    }
    await expect.element(screen.getByText(/a41f09c2d7be5530:43/)).toBeVisible();
    await expect.element(screen.getByText('Divide that number by 37 parts. The remainder is 0.')).toBeVisible();
    await expect
      .element(screen.getByRole('row').filter({ hasText: 'falls here' }))
      .toMatchTextContent(`A · ${dragonKing.name}`);
  });

  it('walks the table to the row that was hit', async () => {
    const screen = await renderProof({ ...verifiedDraw, place: 1 });
    await expect
      .element(screen.getByRole('row').filter({ hasText: 'falls here' }))
      .toMatchTextContent(`B · ${unicorn.name}`);
  });

  it.each([
    ['proved', guaranteedDraw],
    ['still sealed', { ...guaranteedDraw, ...pendingDraw, guaranteed: true, misses: 79 }],
  ])('counts the misses before a guaranteed draw: %s', async (_state, verdict) => {
    const screen = await renderProof(verdict);
    await expect.element(screen.getByText(guaranteedDraw.pseudonym)).toBeVisible();
    await expect.element(screen.getByText(/^This player’s 79 draws before this one missed the top tier/)).toBeVisible();
  });

  it('explains an invalid guarantee', async () => {
    const screen = await renderProof({ ...failedDraw, reason: 'guarantee_withheld' });
    await expect.element(screen.getByText('The guarantee was due at this draw and was not given.')).toBeVisible();
  });

  it('explains an invalid draw', async () => {
    const screen = await renderProof(failedDraw);
    await expect.element(screen.getByRole('heading', { name: 'It doesn’t match' })).toBeVisible();
    await expect.element(screen.getByText('Repeating the draw gives a different prize from the log.')).toBeVisible();
  });

  it('proves nothing while the seed is sealed', async () => {
    const screen = await renderProof(pendingDraw);
    await expect.element(screen.getByRole('heading', { name: 'Verified after sell-out' })).toBeVisible();
    await expect.element(screen.getByText('Sealed until sell-out')).toBeVisible();
    expect(screen.getByRole('table').query()).toBeNull();
  });

  it('says how many tickets are left until the seed is published', async () => {
    const screen = await renderProof({ ...pendingDraw, tickets_left: 69 });
    await expect
      .element(screen.getByRole('heading', { name: 'Sealed, 69 tickets until the seed is published' }))
      .toBeVisible();
  });

  it('can be retried', async () => {
    const onRetry = vi.fn();
    const wrapper = await inLanguage('en');
    const screen = await render(<DrawProof proof={{ status: 'broken' }} onRetry={onRetry} />, { wrapper });
    await screen.getByRole('button', { name: 'Check again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
