import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  held: { balance: '余额', stone: '灵魂石', diamond: '钻石' },
  flow: {
    of: {
      balance: { title: '余额明细', empty: '每一次充值和开盒都会记录在这里。' },
      stone: {
        title: '灵魂石明细',
        empty: '签到和每月等级礼物会送灵魂石，每一笔都记录在这里。',
      },
      diamond: {
        title: '钻石明细',
        empty: '单次充值满 500.000 金币，赠送 1% 等值钻石。开盒时每颗可抵 100 金币。',
      },
    },
    title: '收支明细',
    currency: '资产类型',
    tab: { balance: '金币', stone: '灵魂石', diamond: '钻石' },
    only: { in: '收入', out: '支出' },
    cameIn: '收入',
    wentOut: '支出',
    statements: '月度账单',
    export: '下载 CSV',
    checkIn: '去签到',
    boxes: '去开盒',
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
