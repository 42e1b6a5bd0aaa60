import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: 'Cart',
  link_one: 'Cart, {{count}} piece',
  link_other: 'Cart, {{count}} pieces',
  linkEmpty: 'Cart',
  add: {
    button: 'Add to cart',
    buy: 'Buy now',
    buyPreSale: 'Order · deposit {{deposit}} coins',
    count: 'Quantity',
    less: 'One less',
    more: 'One more',
    minimum: 'The minimum quantity is 1.',
    maximum: 'The maximum quantity is {{maximum}}.',
    added: 'Added to your cart.',
  },
  empty: { title: 'Your cart is empty', text: 'Add what you like. Three pieces ship free.', mall: 'Browse the mall' },
  guest: 'This cart is saved on this device. Sign in to take it to another one.',
  signIn: 'Sign in',
  changed: {
    title: 'Prices have changed',
    up: '{{name}}: up from {{before}} to {{after}}',
    down: '{{name}}: down from {{before}} to {{after}}',
    agree: 'I’ve seen the new prices',
  },
  gone: {
    title: 'The following products are out of stock',
    titleNotSold: 'The following products can’t be ordered',
    remove: 'Remove out-of-stock items',
  },
  trouble: {
    not_sold: 'No longer sold.',
    out_of_stock: 'Out of stock.',
    too_few: 'Only {{most}} left.',
    over_limit: 'Limit {{limit}} per person.',
  },
  preSale: 'Pre-sale',
  remove: 'Remove {{name}} from the cart',
  list: 'In your cart',
  free: {
    reached: 'This order ships free.',
    missing_one: 'Add {{count}} more piece to ship free.',
    missing_other: 'Add {{count}} more pieces to ship free.',
    label: 'Pieces toward free shipping',
  },
  checkout: {
    button_one: 'Checkout ({{count}} piece)',
    button_other: 'Checkout ({{count}} pieces)',
    preSale: 'Check out {{name}} (pre-sale)',
  },
  sums: {
    title: 'Summary',
    pieces_one: '{{count}} piece',
    pieces_other: '{{count}} pieces',
    goods: 'Products',
    shipping: 'Shipping',
    freeShipping: 'Free',
    total: 'Total',
  },
} satisfies Texts<typeof vn>;
