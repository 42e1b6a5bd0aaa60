import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  now: {
    title: '你现在的机会',
    half: '一半玩家最多 {{draws}} 抽就能抽到{{tier}}赏。',
    certain: '最迟 {{draws}} 抽必得{{tier}}赏。',
    gone: '{{tier}}赏已抽完。',
    within: '抽到{{tier}}赏的概率',
    draws: '{{amount}} 抽',
    spent: '这一箱你已抽 {{draws}} 次，花了 {{coins}} 金币。',
    spentNothing: '这一箱你还没抽过。',
    observed: '对比公布概率与实际结果',
    practice: '模拟抽，不花金币',
  },
  title: '公布与实际',
  lead: '这一箱的每一抽，几秒统计一次，与公布的概率并排显示。',
  version: '第 {{version}} 版概率表',
  draws_other: '{{amount}} 抽',
  guaranteed_other: '另有 {{amount}} 抽由保底决定，不计入。',
  verdict: {
    few: { title: '次数太少，还无法判断', text: '抽得越多，区间越窄。' },
    fits: { title: '实际与公布相符', text: '没有迹象表明概率与公布的不同。服务器会持续比对，偏离时报警。' },
    parted: { title: '实际偏离公布', text: '偏离过大，不像偶然。商店已收到警报，正在检查。' },
    finite: {
      title: '每张票都由种子证明',
      text: '抽出的票不再放回，抽完时实际总等于公布。下面的区间包含 95% 的公平洗票结果。',
    },
  },
  columns: { prize: '赏品', stated: '公布', observed: '实际', band: '95% 区间' },
  tableOf: '{{pool}} 第 {{version}} 版概率表的实际结果',
  seen: '{{amount}} 抽',
  bandOf: '{{low}}–{{high}}',
  outside: '在区间外',
  how: {
    title: '计算方法',
    wilson: '无限赏：以实际次数计算的 Wilson 95% 区间。100 次里有 95 次包含真实概率，偶尔有一行在外属正常。',
    shuffle: '限量盲盒：按超几何分布精确计算的区间。',
    alarm: '警报在每次统计后比对整张表。概率正确却误报的，{{tables}} 张表里最多一张，无论观察多久。',
  },
  empty: { title: '还没有人抽过', text: '有了第一抽，就有数据。', action: '查看这一箱' },
} satisfies Texts<typeof vn>;
