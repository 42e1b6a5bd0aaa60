import { FairnessPanel } from '@mcy/ui/boxes/proof';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { finitePool, soldOutPool } from '../../pools/fixtures/pools.ts';

describe('FairnessPanel', () => {
  it('hides its details until asked, then shows the whole hash', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<FairnessPanel seed={finitePool.seed} nonce={43} />, { wrapper });
    const hash = screen.getByText(finitePool.seed.seed_hash);
    await expect.element(hash).not.toBeVisible();
    await screen.getByText('Provably fair').click();
    await expect.element(hash).toBeVisible();
    await expect.element(screen.getByText('The next draw of this box is draw #44.')).toBeVisible();
  });

  it('accepts a seed from the player, and generates another', async () => {
    const wrapper = await inLanguage('en');
    const onSeedChange = vi.fn();
    const screen = await render(
      <FairnessPanel seed={finitePool.seed} nonce={43} client={{ seed: 'lucky', onSeedChange }} open />,
      { wrapper },
    );
    await screen.getByRole('textbox', { name: 'Your seed' }).fill('luckier-7');
    expect(onSeedChange).toHaveBeenLastCalledWith('luckier-7');
    await screen.getByRole('button', { name: 'Generate a new seed' }).click();
    expect(onSeedChange).toHaveBeenLastCalledWith(expect.stringMatching(/^[0-9a-f]{16}$/));
  });

  it('says what is wrong with a seed', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(
      <FairnessPanel seed={finitePool.seed} nonce={43} client={{ seed: 'may mắn', onSeedChange: vi.fn() }} open />,
      { wrapper },
    );
    await expect.element(screen.getByRole('textbox')).toBeInvalid();
    await expect.element(screen.getByText(/^Use only letters/)).toBeVisible();
  });

  it('shows the seed once it is revealed', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<FairnessPanel seed={soldOutPool.seed} nonce={null} open />, { wrapper });
    await expect.element(screen.getByText(soldOutPool.seed.seed ?? '')).toBeVisible();
  });
});
