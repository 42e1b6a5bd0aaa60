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
  oldest: '最早始于 {{time}}',
  failing: '自动任务“{{job}}”自 {{time}} 起有 {{count}} 项失败，请通知技术人员；其余照常进行。',
  forAll: '通用',
  nothingWaiting: '没有待处理',
} satisfies Texts<typeof vn>;
