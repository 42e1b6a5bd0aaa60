import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  listing: {
    state: { listed: 'On sale', delisted: 'Delisted', sold_out: 'Sold out' },
    coins: 'coins',
    freeShipping: 'Free shipping',
    shipping: 'Shipping {{fee}} coins',
    seller: 'Sold by {{shop}}',
    authenticated: 'Authenticated',
    photos_one: '1 photo',
    photos_other: '{{count}} photos',
    stock_one: '1 left',
    stock_other: '{{amount}} left',
    sold_one: '1 sold',
    sold_other: '{{amount}} sold',
    buy: 'Buy',
    buyNamed: 'Buy {{name}}',
    edit: 'Edit',
    editNamed: 'Edit {{name}}',
    delist: 'Delist',
    delistNamed: 'Delist {{name}}',
    relist: 'List again',
    relistNamed: 'List again: {{name}}',
  },
} satisfies Texts<typeof vn>;
