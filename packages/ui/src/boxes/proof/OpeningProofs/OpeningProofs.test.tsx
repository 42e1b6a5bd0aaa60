import { OpeningProofs, type OpeningProofsProps } from '@mcy/ui/boxes/proof';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { links } from '../../pools/fixtures/links.ts';
import { lastOpening } from '../../opening/fixtures/openings.ts';
import { failedDraw, pendingDraw, verifiedDraw, verifiedPool } from '../fixtures/verdicts.ts';

async function renderProofs(given: Partial<OpeningProofsProps> = {}) {
  const props: OpeningProofsProps = {
    opening: lastOpening,
    onVerifyDraw: vi.fn(async () => verifiedDraw),
    onVerifyPool: vi.fn(async () => verifiedPool),
    onDownloadLog: vi.fn(),
    finished: null,
    links,
    ...given,
  };
  const wrapper = await inLanguage('en');
  return { props, screen: await render(<OpeningProofs {...props} />, { wrapper }) };
}

describe('OpeningProofs', () => {
  it('replays the chosen draw', async () => {
    const { screen, props } = await renderProofs();
    await screen.getByRole('button', { name: /^Verify draw #79/ }).click();
    expect(props.onVerifyDraw).toHaveBeenCalledExactlyOnceWith(lastOpening, 78);
    await expect.element(screen.getByRole('heading', { name: 'It matches' })).toBeVisible();
  });

  it('offers a finished box to try a check on while the own one is sealed', async () => {
    const { screen, props } = await renderProofs({
      onVerifyDraw: vi.fn(async () => ({ ...pendingDraw, tickets_left: 69 })),
      finished: { pool_id: 'finished', name: 'Moon parade · Box 1' },
    });
    expect(screen.getByText('Try a check now').query()).toBeNull();
    await screen.getByRole('button', { name: /^Verify draw #79/ }).click();
    await screen.getByRole('button', { name: 'Check this box' }).click();
    expect(props.onVerifyPool).toHaveBeenCalledWith('finished', expect.any(Function));
    await expect.element(screen.getByRole('heading', { name: 'Every draw matches' })).toBeVisible();
  });

  it('shows the player’s pseudonym in the public log', async () => {
    const { screen } = await renderProofs();
    await expect.element(screen.getByText(/^Your name in this box’s public log/)).toBeVisible();
    await expect.element(screen.getByText(lastOpening.pseudonym)).toBeVisible();
  });

  it('offers no proof of a bonus, which is not drawn', async () => {
    const { screen } = await renderProofs();
    expect(screen.getByRole('button', { name: /^Verify draw/ }).all()).toHaveLength(3);
    await expect.element(screen.getByText('Last prize', { exact: true })).toBeVisible();
  });

  it('shows only the latest check', async () => {
    const slow = Promise.withResolvers<typeof verifiedDraw>();
    const onVerifyDraw = vi
      .fn<OpeningProofsProps['onVerifyDraw']>()
      .mockReturnValueOnce(slow.promise)
      .mockResolvedValueOnce(verifiedDraw);
    const { screen } = await renderProofs({ onVerifyDraw });
    await screen.getByRole('button', { name: /^Verify draw #78/ }).click();
    await screen.getByRole('button', { name: /^Verify draw #80/ }).click();
    await expect.element(screen.getByRole('heading', { name: 'It matches' })).toBeVisible();
    slow.resolve(failedDraw);
    await expect.element(screen.getByRole('heading', { name: 'It matches' })).toBeVisible();
  });

  it('shows the progress of the whole box, and its result', async () => {
    const done = Promise.withResolvers<void>();
    const { screen } = await renderProofs({
      onVerifyPool: async (_pool_id, onProgress) => {
        onProgress(50);
        await done.promise;
        return verifiedPool;
      },
    });
    await screen.getByRole('button', { name: 'Verify the whole box' }).click();
    await expect.element(screen.getByText('50 draws read')).toBeVisible();
    done.resolve();
    await expect.element(screen.getByRole('heading', { name: 'Every draw matches' })).toBeVisible();
  });

  it('offers a retry when a check did not finish', async () => {
    const onVerifyDraw = vi
      .fn<OpeningProofsProps['onVerifyDraw']>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce(verifiedDraw);
    const { screen } = await renderProofs({ onVerifyDraw });
    await screen.getByRole('button', { name: /^Verify draw #78/ }).click();
    await screen.getByRole('button', { name: 'Check again' }).click();
    await expect.element(screen.getByRole('heading', { name: 'It matches' })).toBeVisible();
  });
});
