import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  draws_other: '{{count}} 抽',
  title: '待拆盲盒',
  lead_other: '你有 {{count}} 个盲盒已付款，还没看结果。',
  open: '立即拆开',
  openOne: '立即拆开{{pool}}，{{count}} 抽',
  all: '查看全部 {{count}} 个',
  fewer: '收起',
  openAll_other: '全部拆开（{{count}} 个）',
} satisfies Texts<typeof vn>;
