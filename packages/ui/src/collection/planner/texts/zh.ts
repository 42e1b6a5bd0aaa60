import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: '集齐计划',
  lead: '按当前概率如实计算集齐需要多少金币，仅供你权衡。',
  series: '系列',
  progress: '已有 {{owned}}/{{toys}}',
  complete: { title: '你已集齐整套！', body: '一件都不缺。' },
  toys: { title: '本系列的玩具', owned: '已拥有', missing: '还缺' },
  missing: { title: '还缺 {{missing}} 件', value: '市场价合计：{{value}} 金币。' },
  boxes: {
    title: '在售盲盒中有你缺的玩具',
    covers: '含你所缺 {{missing}} 件中的 {{found}} 件',
    coversAll: '含你所缺的全部玩具',
    average: '平均',
    draws_other: '{{count}} 抽',
    coins: '约 {{coins}} 金币',
    half: '一半玩家需要不超过 {{draws}} 抽（{{coins}} 金币），另一半需要更多。',
    error: '由模拟估算，误差约 {{draws}} 抽。',
    dear: '比这些玩具的市场价高出 {{more}} 金币。如果只想要它们，单买更便宜。',
    none: { title: '在售盲盒中没有你缺的玩具', body: '也许朋友有可以送你的。' },
    noneAction: '查看礼物',
  },
  how: {
    title: '计算方法',
    finite: '限量盲盒：按剩余票数计算，假设没有其他人抽。',
    infinite: '无限赏：按公布的概率计算，包括保底和你已累计的抽数。',
    last: '不计入Last赏和其他系列的盲盒。',
  },
} satisfies Texts<typeof vn>;
