import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    day: { label: '每日', hint: '留空表示不限。' },
    week: { label: '每周', hint: '从周一起算。' },
    month: { label: '每月', hint: '从 1 日起算。' },
  },
  spending: {
    title: '消费限额',
    spent: '你的消费',
    periods: { day: '今天', week: '本周', month: '本月' },
    ofCap: '{{spent}} / {{cap}} 金币',
    left: '限额 {{cap}}，还剩 {{left}}',
    reached: '限额 {{cap}} 已用完',
    noCap: '不限',
    resets: '{{time}} 重新计算',
    thisMonth: '本月已消费 {{spent}} 金币',
    thisMonthOf: '本月已消费 {{spent}} / {{cap}} 金币',
    see: '查看消费限额',
    caps: {
      title: '你的限额',
      lead: '调低立即生效；调高或取消限额在 24 小时后生效。',
      submit: '保存限额',
      saved: '限额已保存',
      raised: '更高的限额将在 24 小时后生效',
    },
    raise: {
      title: '自 {{time}} 起，限额为：',
      day: '每日：{{cap}}',
      week: '每周：{{cap}}',
      month: '每月：{{cap}}',
      cancel: '保持原限额',
      cancelled: '限额保持不变',
    },
    coolOff: {
      title: '冷静期',
      lead: '给自己一段休息时间：期间不能开盒，也不能参加任何付费活动。',
      length: '休息多久',
      lengths: { day: '24 小时', week: '7 天', month: '30 天' },
      start: '开始冷静期',
      prolong: '延长冷静期',
      running: '冷静期持续到 {{time}}。你的收藏和余额不受影响。',
      longest: '这已是最长的冷静期。',
      started: '冷静期已开始',
      confirm: {
        title: '冷静 {{length}}？',
        body: '从现在开始计算。任何人都不能提前结束，客服也不行；你只能延长。',
        keep: '以后再说',
        start: '立即开始',
      },
    },
  },
} satisfies Texts<typeof vn>;
