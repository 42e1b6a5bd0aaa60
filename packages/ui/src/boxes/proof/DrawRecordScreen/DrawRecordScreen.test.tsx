import { DrawRecordScreen, type DrawRecordScreenProps } from '@mcy/ui/boxes/proof';
import { inLanguage } from '@mcy/ui/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { links } from '../../pools/fixtures/links.ts';
import { page } from '../../pools/fixtures/loads.ts';
import { openings, singleOpening, unseenOpening } from '../../opening/fixtures/openings.ts';
import { verifiedDraw, verifiedPool } from '../fixtures/verdicts.ts';

async function renderScreen(given: Partial<DrawRecordScreenProps> = {}) {
  const props: DrawRecordScreenProps = {
    record: page(openings),
    unopened: [],
    onVerifyDraw: vi.fn(async () => verifiedDraw),
    onVerifyPool: vi.fn(async () => verifiedPool),
    onDownloadLog: vi.fn(),
    finished: null,
    onGoBack: vi.fn(),
    links,
    ...given,
  };
  const wrapper = await inLanguage('en');
  return { props, screen: await render(<DrawRecordScreen {...props} />, { wrapper }) };
}

afterEach(() => browser.viewport(390, 844));

describe('DrawRecordScreen', () => {
  it('lists the openings, without the toys of unseen ones', async () => {
    const { screen } = await renderScreen();
    const list = screen.getByRole('list', { name: 'Opening history' });
    expect(list.getByRole('article').all()).toHaveLength(openings.length);
    await expect
      .element(screen.getByRole('link', { name: 'Open now' }))
      .toHaveAttribute('href', links.replay(unseenOpening));
  });

  it('shows a proof in a sheet over the list on a phone, and returns focus', async () => {
    const { screen, props } = await renderScreen({ record: page([singleOpening]) });
    const verify = screen.getByRole('button', { name: new RegExp(singleOpening.pool_name) });
    await verify.click();
    const sheet = screen.getByRole('dialog', { name: 'Results and proof' });
    await sheet.getByRole('button', { name: /^Verify draw #44/ }).click();
    expect(props.onVerifyDraw).toHaveBeenCalledExactlyOnceWith(singleOpening, 43);
    await expect.element(sheet.getByRole('heading', { name: 'It matches' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(verify).toHaveFocus();
  });

  it('shows a proof beside the list on a desktop', async () => {
    await browser.viewport(1280, 800);
    const { screen, props } = await renderScreen({ record: page([singleOpening]) });
    await screen.getByRole('button', { name: new RegExp(singleOpening.pool_name) }).click();
    const beside = screen.getByRole('region', { name: 'Results and proof' });
    await beside.getByRole('button', { name: 'Verify the whole box' }).click();
    expect(props.onVerifyPool).toHaveBeenCalledExactlyOnceWith(singleOpening.pool_id, expect.any(Function));
    await expect.element(beside.getByRole('heading', { name: 'Every draw matches' })).toBeVisible();
    expect(screen.getByRole('dialog').query()).toBeNull();
  });

  it('offers a first box to a player without openings', async () => {
    const { screen } = await renderScreen({ record: page([]) });
    await expect
      .element(screen.getByRole('link', { name: 'Pick your first box' }))
      .toHaveAttribute('href', links.pools);
  });
});
