/** Status of a seller's listing (spec §4). */
export const listingStates = ['listed', 'delisted', 'sold_out'] as const;
export type ListingState = (typeof listingStates)[number];

/** Who sells it. */
export interface ListingSeller {
  seller_id: string;
  shop_name: string;
  /** URL of a picture. */
  shop_picture: string;
  /** The shop has verified the seller (spec §4, merchant review). */
  authenticated: boolean;
}

/** A seller's listing on the market (spec §3). Amounts are in coins. */
export interface Listing {
  listing_id: string;
  name: string;
  /** Its first photo. */
  photo: string;
  photo_count: number;
  price: number;
  /** 0 is free. */
  shipping_fee: number;
  state: ListingState;
  stock: number;
  sold_count: number;
  seller: ListingSeller;
}
