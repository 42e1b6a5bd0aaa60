import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: '模拟抽',
  badge: '模拟',
  lead: '抽法和概率与真箱相同，但不花金币，也不发放任何赏品。',
  draw: '模拟抽 ×{{count}}',
  again: '重新开始',
  spent: '若是真抽，你会花费',
  worth: '得到的玩具价值',
  draws: '模拟次数',
  coins: '{{amount}} 金币',
  latest: '刚抽到',
  times: '×{{count}}',
  guaranteed: '保底',
  over: '模拟箱已抽完。',
  chart: {
    title: '实际抽到次数，竖线为预期次数',
    counts: '{{drawn}} · 预期 {{stated}}',
    empty: '模拟几抽，即可看到图表。',
  },
  real: '返回真箱',
  announce: '已模拟 {{count}} 抽。最好的是：{{prize}}。',
} satisfies Texts<typeof vn>;
