import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  checkIn: {
    title: '每日签到',
    heading: '15 天，天天有礼',
    lead: '连续签到领灵魂石，漏签一天则从第 1 天重新开始。',
    streak_other: '已连续 {{count}} 天',
    noStreak: '开始你的连续签到',
    press: '签到领 {{stones}} 灵魂石',
    done: '今天已签到',
    next: '距下次签到',
    comeBack: '明天再来吧！',
    gotTold: '签到成功，获得 {{stones}} 灵魂石。',
    days: '签到日程',
    day: '第 {{day}} 天',
    states: { done: '已签到', today: '今天', coming: '未到' },
    notVerified: '你的实名认证尚未通过。',
    verify: '去实名认证',
    waiting: '实名认证审核中，通过后即可签到。',
    seeReview: '查看进度',
    countdown: { days: '天', hours: '时', minutes: '分', seconds: '秒' },
    left: '还剩 {{hours}} 小时 {{minutes}} 分钟',
    ready: '新的一天到了',
  },
} satisfies Texts<typeof vn>;
