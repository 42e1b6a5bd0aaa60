import type { Texts } from '../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    amount: { label: '充值金额', hint: '单次最低50.000，1金币 = 1越南盾。' },
  },
  balance: '余额',
  recharge: {
    title: '充值',
    submit: '去支付',
    how: {
      title: '如何充值？',
      choose: '选择金额，点击“去支付”。',
      pay: '在支付页面确认付款。',
      credited: '支付成功后，金币立即到账。',
    },
  },
  flow: {
    title: '余额明细',
    month: '月份',
    everyMonth: '全部月份',
    kind: '交易类型',
    everyKind: '全部',
    kinds: { recharge: '充值', box_open: '开盒' },
    balanceAfter: '余额 {{amount}}',
    empty: {
      title: '还没有交易记录',
      body: '每一次充值和开盒都会记录在这里。',
    },
    nothingFound: {
      title: '没有符合条件的记录',
      body: '换个月份，或查看全部类型。',
      action: '清除筛选',
    },
  },
} satisfies Texts<typeof vn>;
