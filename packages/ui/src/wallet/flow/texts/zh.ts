import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  held: { balance: '余额', stone: '灵魂石' },
  flow: {
    of: {
      balance: { title: '余额明细', empty: '每一次充值和开盒都会记录在这里。' },
      stone: {
        title: '灵魂石明细',
        empty: '签到和每月等级礼物会送灵魂石，每一笔都记录在这里。',
      },
    },
    checkIn: '去签到',
    level: '我的等级',
    month: '月份',
    everyMonth: '全部月份',
    kind: '交易类型',
    everyKind: '全部',
    balanceAfter: '余额 {{amount}}',
    empty: '还没有交易记录',
    nothingFound: {
      title: '没有符合条件的记录',
      body: '换个月份，或查看全部类型。',
      action: '清除筛选',
    },
  },
} satisfies Texts<typeof vn>;
