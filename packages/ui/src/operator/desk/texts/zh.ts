import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: '运营后台',
  navigation: '运营导航',
  desk: '工作台',
  shop: '返回商店',
  lead: '选择要处理的事项，旁边的数字是待处理数量。',
  waiting: '{{count}} 项待处理',
  waitingMore: '超过 {{count}} 项待处理',
  nothingWaiting: '没有待处理',
} satisfies Texts<typeof vn>;
