import { ListingCard } from '@mcy/ui/market/listings';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { delisted, freeShipped, listed, soldOut } from '../fixtures/listings.ts';

describe('ListingCard for a buyer', () => {
  it('shows the product, the price with shipping, and the seller', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<ListingCard listing={listed} href="/goods" />, { wrapper });
    await expect.element(screen.getByRole('link', { name: listed.name })).toHaveAttribute('href', '/goods');
    for (const text of ['1.150.000', 'Shipping 30.000 coins', 'Sold by Góc Nhỏ Của Lan']) {
      await expect.element(screen.getByText(text)).toBeInTheDocument();
    }
    await expect.element(screen.getByRole('img', { name: 'Authenticated' })).toBeVisible();
    await screen.rerender(<ListingCard listing={freeShipped} href="/goods" />);
    await expect.element(screen.getByText('Free shipping')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Authenticated' }).elements()).toHaveLength(0);
  });

  it('is bought only by its button', async () => {
    const wrapper = await inLanguage('en');
    const onBuy = vi.fn();
    const screen = await render(<ListingCard listing={listed} href="/goods" onBuy={onBuy} />, { wrapper });
    await screen.getByRole('button', { name: `Buy ${listed.name}` }).click();
    expect(onBuy.mock.calls).toEqual([[listed.listing_id]]);
  });

  it.each([
    [delisted, 'Delisted'],
    [soldOut, 'Sold out'],
  ] as const)('cannot be bought while off sale', async (listing, state) => {
    const wrapper = await inLanguage('en');
    const screen = await render(<ListingCard listing={listing} href="/goods" onBuy={() => undefined} />, { wrapper });
    await expect.element(screen.getByText(state)).toBeVisible();
    expect(screen.getByRole('button').elements()).toHaveLength(0);
  });
});

describe('ListingCard for its seller', () => {
  const intents = { side: 'seller', editHref: '/edit', onDelist: vi.fn(), onRelist: vi.fn() } as const;

  it('shows stock and sales, and can be edited or taken off sale', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<ListingCard listing={listed} href="/goods" {...intents} />, { wrapper });
    await expect.element(screen.getByText('2 left · 14 sold')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: `Edit ${listed.name}` })).toHaveAttribute('href', '/edit');
    await screen.getByRole('button', { name: `Delist ${listed.name}` }).click();
    expect(intents.onDelist).toHaveBeenCalledWith(listed.listing_id);
  });

  it('can be put back on sale, but not while sold out', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<ListingCard listing={delisted} href="/goods" {...intents} />, { wrapper });
    await screen.getByRole('button', { name: `List again: ${delisted.name}` }).click();
    expect(intents.onRelist).toHaveBeenCalledWith(delisted.listing_id);
    await screen.rerender(<ListingCard listing={soldOut} href="/goods" {...intents} />);
    expect(screen.getByRole('button').elements()).toHaveLength(0);
  });
});
