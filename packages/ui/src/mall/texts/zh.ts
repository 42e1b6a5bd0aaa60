import type { Texts } from '../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  payment: {
    title: '支付结果',
    number: '交易号',
    createdAt: '创建时间',
    expiresAt: '过期时间',
    pending: {
      title: '等待支付',
      body: '支付平台确认后页面会自动更新，无需刷新。',
      action: '继续支付',
    },
    paid: {
      title: '充值成功',
      body: '金币已到账，挑一个盲盒试试手气吧！',
      action: '去选盲盒',
    },
    declined: {
      title: '支付被拒绝',
      body: '您的余额没有变化。可以重试，或换一种付款方式。',
      action: '重新充值',
    },
    expired: {
      title: '支付已过期',
      body: '等待超时，该交易已自动关闭。您的余额没有变化。',
      action: '重新充值',
    },
    moneyFlow: '查看余额明细',
    mine: '返回我的',
    missing: {
      title: '找不到这笔交易',
      body: '链接可能已失效。成功的充值都可以在余额明细中查到。',
    },
  },
} satisfies Texts<typeof vn>;
