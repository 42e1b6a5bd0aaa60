import { OrderCard, type OrderIntents, orderActions, orderStates } from '@mcy/ui/mall/orders';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { clock, longestOrder, onItsWay, pendingOrder, preSaleOrder, refundOrder } from '../fixtures/orders.ts';

const everyAction: OrderIntents = Object.fromEntries(orderActions.map((action) => [action, () => undefined]));

const rest = { href: '/order', onCopyNumber: () => undefined, now: clock };

describe('OrderCard', () => {
  it('lists its products with variant and quantity, and links to the order', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<OrderCard order={pendingOrder} {...rest} />, { wrapper });
    const goods = screen.getByRole('link');
    await expect.element(goods).toHaveAttribute('href', '/order');
    for (const text of ['Long Vương Ngọc Bích, tượng vinyl', 'Bản ngọc trai, 15 cm', '890.000', 'Quantity 3']) {
      await expect.element(goods).toMatchTextContent(text);
    }
  });

  it('adds up shipping, coupon and total', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<OrderCard order={pendingOrder} {...rest} />, { wrapper });
    const order = screen.getByRole('group', { name: 'Order MH2611200042' });
    for (const text of ['Free', '-50.000', 'Total · 4 pieces', '1.035.000', 'Pending payment']) {
      await expect.element(order).toMatchTextContent(text);
    }
    await expect.element(screen.getByRole('timer', { name: 'Pay within' })).toMatchTextContent('00:18:00');
  });

  it('shows what a pre-sale still costs, its deadline, and what canceling forfeits', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<OrderCard order={preSaleOrder} {...rest} />, { wrapper });
    const order = screen.getByRole('group');
    for (const text of ['200.000', 'Still to pay', '690.000', 'by 23:59, Nov 24, 2026', 'You lose the deposit']) {
      await expect.element(order).toMatchTextContent(text);
    }
  });

  it('names the carrier, and the reason for a refund', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<OrderCard order={onItsWay} {...rest} />, { wrapper });
    await expect.element(screen.getByText('Giao Hàng Nhanh · GHN7Q2K9')).toBeVisible();
    await screen.rerender(<OrderCard order={refundOrder} {...rest} />);
    await expect.element(screen.getByText(`Reason: ${refundOrder.refund_reason}`)).toBeVisible();
  });

  it('shows three products and counts the rest', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<OrderCard order={longestOrder} {...rest} />, { wrapper });
    await expect.element(screen.getByText('3 more products')).toBeVisible();
  });

  it.each([
    ['pending_payment', ['Cancel order', 'Pay']],
    ['deposit_paid', ['Cancel order', 'Pay the rest']],
    ['paid', ['Refund']],
    ['ready_for_delivery', ['Refund']],
    ['shipped', ['Refund', 'Track']],
    ['waiting_to_receive', ['Refund', 'Track', 'Confirm receipt']],
    ['received', ['Buy again', 'Review']],
    ['cancelled', ['Buy again']],
    ['refund_requested', ['Withdraw request']],
    ['refunded', ['Buy again']],
  ] as const)('lets the buyer of an order that is %s do %o', async (state, names) => {
    const wrapper = await inLanguage('en');
    const screen = await render(<OrderCard order={{ ...onItsWay, state }} {...rest} actions={everyAction} />, {
      wrapper,
    });
    const offered = screen.getByRole('button').elements();
    expect(offered.map((button) => button.textContent).filter((name) => name !== '')).toEqual(names);
    expect(orderStates).toContain(state);
  });

  it('offers only actions with a handler, and waits for them', async () => {
    const wrapper = await inLanguage('en');
    const answer = Promise.withResolvers<void>();
    const confirm_receipt = vi.fn(() => answer.promise);
    const screen = await render(<OrderCard order={onItsWay} {...rest} actions={{ confirm_receipt }} />, { wrapper });
    const confirm = screen.getByRole('button', { name: 'Confirm receipt' });
    await confirm.click();
    await expect.element(confirm).toHaveAttribute('aria-busy', 'true');
    expect(confirm_receipt).toHaveBeenCalledWith(onItsWay.order_id);
    expect(screen.getByRole('button', { name: 'Track' }).elements()).toHaveLength(0);
    answer.resolve();
    await expect.element(confirm).not.toHaveAttribute('aria-busy');
  });

  it('copies its number', async () => {
    const wrapper = await inLanguage('en');
    const onCopyNumber = vi.fn();
    const screen = await render(<OrderCard order={onItsWay} {...rest} onCopyNumber={onCopyNumber} />, { wrapper });
    await screen.getByRole('button', { name: `Copy order number ${onItsWay.number}` }).click();
    expect(onCopyNumber).toHaveBeenCalledWith(onItsWay.number);
  });
});
