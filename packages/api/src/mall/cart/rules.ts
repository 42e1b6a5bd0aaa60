import { freeShippingPieces } from '../catalogue/words.ts';
import type { CartTrouble } from './words.ts';

/** As much of a line as its sums need. */
export interface SummedLine {
  product_id: string;
  price: number;
  count: number;
  shipping_fee: number;
  /** Its product is ordered by itself. */
  pre_sale: boolean;
  trouble: CartTrouble | null;
}

/** What a cart would cost. */
export interface CartSums {
  pieces: number;
  goods: number;
  /** Of each order the highest fee of its lines; none from three pieces on (spec §9). */
  shipping: number;
  /** Pieces that are missing for all of it to ship free. */
  missing: number;
  total: number;
}

/** Sums the lines that can be ordered: all that is no pre-sale in one order, and each pre-sale in its own. */
export function sumCart(lines: readonly SummedLine[]): CartSums {
  const fine = lines.filter(({ trouble }) => trouble === null);
  const orders = Map.groupBy(fine, ({ pre_sale, product_id }) => (pre_sale ? product_id : null));
  const pieces = piecesOf(fine);
  const goods = fine.reduce((sum, { price, count }) => sum + price * count, 0);
  const shipping = [...orders.values()].reduce((sum, order) => sum + shippingOf(order), 0);
  const shortest = orders.size === 0 ? 0 : Math.min(...[...orders.values()].map(piecesOf));
  const missing = Math.max(0, freeShippingPieces - shortest);
  return { pieces, goods, shipping, missing, total: goods + shipping };
}

type ShippedLine = Pick<SummedLine, 'count' | 'shipping_fee'>;

/** What an order's shipping costs, in coins: the highest fee of its lines; none from three pieces on (spec §9). */
export function shippingOf(lines: readonly ShippedLine[]): number {
  return piecesOf(lines) >= freeShippingPieces ? 0 : Math.max(0, ...lines.map(({ shipping_fee }) => shipping_fee));
}

function piecesOf(lines: readonly ShippedLine[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}
