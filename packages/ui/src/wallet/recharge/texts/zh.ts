import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    amount: { label: '充值金额', hint: '单次最低 50.000，1 金币 = 1 越南盾。' },
  },
  paymentPolicy: '支付政策',
  recharge: {
    title: '充值',
    submit: '去支付',
    submitAmount: '充值 {{amount}} 越南盾',
    missing: '你选的盲盒还差 {{amount}} 金币。充值后可直接回到这个盲盒。',
    how: {
      title: '如何充值？',
      choose: '选择金额，点击“去支付”。',
      pay: '在支付页面确认付款。',
      credited: '支付成功后，金币立即到账。',
    },
  },
} satisfies Texts<typeof vn>;
