import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: '购物车',
  link_other: '购物车，{{count}} 件',
  linkEmpty: '购物车',
  add: {
    button: '加入购物车',
    buy: '立即购买',
    buyPreSale: '预定 · 定金 {{deposit}} 金币',
    count: '数量',
    less: '减一件',
    more: '加一件',
    minimum: '数量最少为 1。',
    maximum: '数量最多为 {{maximum}}。',
    added: '已加入购物车。',
    full: '购物车最多放 {{most}} 种商品，请先删去不需要的。',
  },
  leftOut_other: '购物车已满：{{count}} 种商品暂存在此设备，腾出位置后会加入。',
  empty: { title: '购物车是空的', text: '挑几件喜欢的吧，满 3 件包邮。', mall: '逛逛商城' },
  guest: '购物车保存在本设备上。登录后可在其他设备继续。',
  signIn: '登录',
  changed: {
    title: '价格有变动',
    up: '{{name}}：由 {{before}} 涨到 {{after}}',
    down: '{{name}}：由 {{before}} 降到 {{after}}',
    agree: '已知晓新价格',
  },
  gone: { title: '以下商品已售罄', titleNotSold: '以下商品无法下单', remove: '移除无法购买的商品' },
  trouble: {
    not_sold: '该商品已下架。',
    out_of_stock: '已售罄。',
    too_few: '仅剩 {{most}} 件。',
    over_limit: '每人限购 {{limit}} 件。',
  },
  preSale: '预售',
  remove: '从购物车移除{{name}}',
  list: '购物车商品',
  free: {
    reached: '本单包邮。',
    missing_other: '再买 {{count}} 件即可包邮。',
    label: '距离包邮的件数',
  },
  checkout: {
    button_other: '去结算（{{count}} 件）',
    preSale: '结算预售：{{name}}',
  },
  sums: {
    title: '订单金额',
    pieces_other: '{{count}} 件',
    goods: '商品金额',
    shipping: '运费',
    freeShipping: '包邮',
    total: '合计',
  },
} satisfies Texts<typeof vn>;
