import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: '商城通知',
  bell_other: '商城通知，{{shown}} 条未读',
  empty: {
    title: '暂无商城通知',
    text: '订单进展、退款结果、心愿商品降价或到货，都会在这里告诉你。',
    mall: '逛逛商城',
  },
} satisfies Texts<typeof vn>;
