import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  listing: {
    state: { listed: '在售', delisted: '已下架', sold_out: '已售罄' },
    coins: '金币',
    freeShipping: '包邮',
    shipping: '运费 {{fee}} 金币',
    seller: '卖家：{{shop}}',
    authenticated: '已认证',
    photos_other: '{{count}} 张图',
    stock_other: '库存 {{amount}}',
    sold_other: '已售 {{amount}}',
    buy: '购买',
    buyNamed: '购买{{name}}',
    edit: '编辑',
    editNamed: '编辑{{name}}',
    delist: '下架',
    delistNamed: '下架{{name}}',
    relist: '重新上架',
    relistNamed: '重新上架{{name}}',
  },
} satisfies Texts<typeof vn>;
