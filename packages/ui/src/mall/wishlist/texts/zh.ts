import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: '心愿单',
  add: '加入心愿单',
  remove: '移出心愿单',
  added: '已加入。降价或到货时会通知你。',
  tellMe: '到货通知我',
  waiting: '到货后会通知你',
  list: '心愿商品',
  lead: '降价或到货，第一时间通知你。',
  cheaper: '比加入时便宜 {{amount}}',
  notListed: '已下架',
  empty: { title: '心愿单是空的', text: '在商品页点一下爱心，降价或到货时会通知你。', mall: '逛逛商城' },
} satisfies Texts<typeof vn>;
