import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  rank: {
    title: '排行榜',
    board: '榜单',
    boards: { promotion: '邀请榜', revenue: '中奖榜', spending: '消费榜' },
    leads: {
      promotion: '使用你的邀请码注册的人数。',
      revenue: '你已揭晓赏品的市场价总和。',
      spending: '你在商店消费的金币总数。',
    },
    period: '时间',
    periods: { week: '本周', month: '本月', all: '总榜' },
    people_other: '{{shown}} 人',
    place: '第 {{rank}} 名',
    unranked: '暂未上榜',
    own: '你',
    masked: '其他人看不到你的昵称',
    toPrivacy: '在榜单上显示我的昵称',
    endsAt: '统计至 {{date}}。',
    leadsUntil: '{{leads}}{{endsAt}}',
    podium: '前三名',
    signIn: '登录后查看你的排名',
    empty: {
      title: '榜单暂无玩家',
      promotion: '分享邀请码，抢先上榜。',
      boxes: '开一个盲盒，抢先上榜。',
      openBoxes: '去挑一个盲盒',
      invite: '查看我的邀请码',
    },
  },
} satisfies Texts<typeof vn>;
