import type { Translated } from '@mcy/api/contract';
import type { ProductCategory } from '@mcy/api/mall/catalogue/words';

export interface DemoVariant {
  name: Translated;
  price: number;
  photos?: readonly string[];
  /** Of the toy that the product shows: units come from the warehouse. */
  of_toy?: true;
  /** In percent off. */
  sale?: number;
  units: number;
}

/** A product of the demo's mall. */
export interface DemoProduct {
  slug: string;
  series_id: string;
  toy_id: string | null;
  category: ProductCategory;
  name: Translated;
  description: Translated;
  photos: readonly string[];
  shipping_fee: number;
  cod_allowed: boolean;
  limit_per_buyer?: number;
  /** Per piece, of a pre-sale. */
  deposit?: number;
  variants: readonly DemoVariant[];
}
