import { MoneyFlowScreen, type MoneyFlowScreenProps } from '@mcy/ui/wallet/flow';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { flow, moneyKinds, months, stoneFlow, stoneKinds } from '../fixtures/flow.ts';

const page = { rows: flow, hasMore: false, loadingMore: false, onLoadMore: () => {} };

async function renderFlow(given: Partial<MoneyFlowScreenProps>) {
  const props: MoneyFlowScreenProps = {
    currency: 'balance',
    onChooseCurrency: vi.fn(),
    balance: { status: 'loaded', data: 1_250_000 },
    kinds: moneyKinds,
    months,
    flow: { status: 'loaded', data: page },
    currentMonth: '2026-01',
    filter: { month: null, kind: null, direction: null },
    onFilter: vi.fn(),
    onExport: vi.fn(),
    links: {
      mine: '/mine',
      recharge: '/recharge',
      withdraw: '/withdraw',
      checkIn: '/check-in',
      level: '/level',
      boxes: '/boxes',
      statements: '/statements',
    },
    ...given,
  };
  const wrapper = await inLanguage('en');
  return { props, screen: await render(<MoneyFlowScreen {...props} />, { wrapper }) };
}

describe('MoneyFlowScreen', () => {
  it('lists the entries by month and day, newest first; the top line shows the balance', async () => {
    const { screen } = await renderFlow({});
    const list = screen.getByRole('list', { name: 'Balance history' });
    expect(list.getByRole('listitem').all()).toHaveLength(flow.length);
    expect(
      list
        .getByRole('heading')
        .elements()
        .map((heading) => heading.textContent),
    ).toEqual([
      'November 2026',
      'Friday, November 20, 2026',
      'Thursday, November 19, 2026',
      'Wednesday, November 18, 2026',
    ]);
    const latest = list.getByRole('listitem').first();
    await expect.element(latest).toMatchTextContent(/In \+2\.600\.000 coins.*Out -1\.350\.000 coins/);
    await expect.element(latest).toMatchTextContent(/Balance 1\.250\.000$/);
  });

  it('filters by month, across the turn of the year, and by kind', async () => {
    const { screen, props } = await renderFlow({});
    await screen.getByRole('radio', { name: 'December 2025' }).click();
    expect(props.onFilter).toHaveBeenLastCalledWith({ month: '2025-12', kind: null, direction: null });
    await screen.getByRole('radio', { name: 'Mở hộp' }).click();
    expect(props.onFilter).toHaveBeenLastCalledWith({ month: null, kind: 'box_open', direction: null });
  });

  it('has no filters of stones until there are any', async () => {
    const { screen } = await renderFlow({ currency: 'stone', kinds: null, flow: { status: 'loading' } });
    await expect.element(screen.getByRole('radiogroup', { name: 'Type' })).not.toBeInTheDocument();
  });

  it.each([
    [moneyKinds, ['All', 'Money in', 'Money out', 'Nạp xu', 'Mở hộp', 'Rút tiền', 'Hoàn tiền rút']],
    [stoneKinds, ['All', 'Money in', 'Money out', 'Quà hạng', 'Điểm danh']],
  ])('offers exactly the given kinds: %o', async (kinds, offered) => {
    const { screen } = await renderFlow({ kinds });
    const group = screen.getByRole('radiogroup', { name: 'Type' });
    expect(group.getByRole('radio').elements()).toHaveLength(offered.length);
    for (const name of offered)
      await expect.element(group.getByRole('radio', { name, exact: true })).toBeInTheDocument();
  });

  it('shows stones as stones, with their source', async () => {
    const { screen } = await renderFlow({
      currency: 'stone',
      balance: { status: 'loaded', data: 220 },
      flow: { status: 'loaded', data: { ...page, rows: stoneFlow } },
      kinds: stoneKinds,
    });
    const list = screen.getByRole('list', { name: 'Soul stone history' });
    await expect.element(list.getByRole('listitem').first()).toMatchTextContent(/\+200 soul stones/);
    await expect.element(screen.getByRole('link', { name: 'Check in' })).toHaveAttribute('href', '/check-in');
    await expect.element(screen.getByRole('link', { name: 'My level' })).toHaveAttribute('href', '/level');
    expect(screen.getByRole('link', { name: 'Top up' }).query()).toBeNull();
  });

  it('offers a first entry to a player without any', async () => {
    const { screen } = await renderFlow({ flow: { status: 'loaded', data: { ...page, rows: [] } } });
    await expect.element(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  });

  it('offers to clear filters without results', async () => {
    const { screen, props } = await renderFlow({
      flow: { status: 'loaded', data: { ...page, rows: [] } },
      filter: { month: '2025-12', kind: 'recharge', direction: null },
    });
    await screen.getByRole('button', { name: 'Clear the filters' }).click();
    expect(props.onFilter).toHaveBeenCalledExactlyOnceWith({ month: null, kind: null, direction: null });
  });
});
