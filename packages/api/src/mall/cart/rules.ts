import { freeShippingPieces } from '../catalogue/rules.ts';
import type { CartTrouble } from './words.ts';

/** As much of a line as its sums need. */
export interface SummedLine {
  price: number;
  count: number;
  shipping_fee: number;
  trouble: CartTrouble | null;
}

/** What a cart would cost. */
export interface CartSums {
  pieces: number;
  goods: number;
  /** The highest fee of its lines; none from three pieces on (spec §9). */
  shipping: number;
  /** Pieces that are missing to ship free. */
  missing: number;
  total: number;
}

/** Sums the lines that can be ordered. */
export function sumCart(lines: readonly SummedLine[]): CartSums {
  const fine = lines.filter(({ trouble }) => trouble === null);
  const pieces = fine.reduce((sum, { count }) => sum + count, 0);
  const goods = fine.reduce((sum, { price, count }) => sum + price * count, 0);
  const missing = Math.max(0, freeShippingPieces - pieces);
  const shipping = missing === 0 ? 0 : Math.max(0, ...fine.map(({ shipping_fee }) => shipping_fee));
  return { pieces, goods, shipping, missing, total: goods + shipping };
}
