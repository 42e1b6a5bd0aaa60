import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  offers: {
    title: '领取优惠券',
    list: '可领取的优惠券',
    own: '我的优惠券',
    free: '领取',
    freeNamed: '领取{{name}}',
    buy: '{{price}} 金币',
    buyNamed: '用 {{price}} 金币购买{{name}}',
    validity: '{{days}} 天内有效 · 剩 {{remaining}} 张',
    none: '已领完',
    taken: '已达上限',
    done: '优惠券已到账，现在就能使用。',
    empty: {
      title: '暂无可领取的优惠券',
      body: '新的优惠券很快就来，先去看看盲盒吧。',
      action: '去看盲盒',
    },
  },
  buying: {
    title: '购买这张优惠券？',
    price: '价格',
    balance: '余额',
    left: '支付后余额',
    pay: '用 {{price}} 金币购买',
    short: '还差 {{amount}} 金币。',
    recharge: '去充值',
    undecided: '暂未收到结果，请再点一次，不会重复扣款。',
    asking: '正在查询之前的购买',
  },
} satisfies Texts<typeof vn>;
