import { ListingCard } from '@mcy/ui/market/listings';
import { Grid, Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { delisted, freeShipped, listed, longest, soldOut } from '../fixtures/listings.ts';
import type { Listing } from '../Listing.ts';

const meta = {
  title: 'Market/Listings/ListingCard',
  component: ListingCard,
  args: { listing: listed, href: hrefOf(listed), onBuy: fn() },
} satisfies Meta<typeof ListingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

function hrefOf(listing: Listing) {
  return `/pages/sale/buyDetail?listing_id=${listing.listing_id}`;
}

function Managed({ listing }: { listing: Listing }) {
  return (
    <ListingCard
      listing={listing}
      href={hrefOf(listing)}
      side="seller"
      editHref={`/pages/sale/productDetail?listing_id=${listing.listing_id}`}
      onDelist={() => undefined}
      onRelist={() => undefined}
    />
  );
}

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** On sale with and without a button, off sale, sold out. */
export const Variants: Story = {
  render: () => (
    <Grid columns={{ phone: 2, tablet: 4 }} space="small">
      <ListingCard listing={listed} href={hrefOf(listed)} onBuy={() => undefined} />
      <ListingCard listing={freeShipped} href={hrefOf(freeShipped)} onBuy={() => undefined} />
      <ListingCard listing={delisted} href={hrefOf(delisted)} />
      <ListingCard listing={soldOut} href={hrefOf(soldOut)} onBuy={() => undefined} />
    </Grid>
  ),
};

/** The longest texts and figures, without a photo. */
export const States: Story = {
  render: () => (
    <Stack space="small">
      <Grid columns={{ phone: 2, tablet: 4 }} space="small">
        <ListingCard listing={longest} href={hrefOf(longest)} onBuy={() => undefined} />
        <ListingCard listing={freeShipped} href={hrefOf(freeShipped)} onBuy={() => undefined} />
      </Grid>
      <Managed listing={longest} />
    </Stack>
  ),
};

/** The seller's own: edit, take off sale, put back on sale. */
export const ForItsSeller: Story = {
  render: () => (
    <Grid columns={{ phone: 1, desktop: 2 }} space="small">
      <Managed listing={listed} />
      <Managed listing={delisted} />
      <Managed listing={soldOut} />
    </Grid>
  ),
};

export const Buying: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: listed.name })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBuy).toHaveBeenCalledWith(listed.listing_id);
  },
};
