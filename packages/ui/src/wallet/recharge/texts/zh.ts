import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    amount: { label: '充值金额', hint: '单次最低 50.000，1 金币 = 1 越南盾。' },
    gateway: { label: '支付方式' },
    gateway_options: {
      sandbox: '测试银行',
      vnpay: 'VNPay',
      vietqr: '银行转账（VietQR）',
    },
  },
  paymentPolicy: '支付政策',
  gateways: {
    sandbox: '演示支付页面，不涉及真实资金。',
    vnpay: 'ATM 卡、国际卡或扫描 VNPAY-QR，即时到账。',
    vietqr: '用任意银行 App 扫码。核对银行流水后到账。',
  },
  transfer: {
    title: '银行转账',
    qr: '转账 {{amount}} 越南盾的 VietQR 码',
    scan: '打开银行 App，扫描此码',
    dong: '{{amount}} 越南盾',
    save: '保存二维码',
    saveHint: '正在用手机？保存图片后，在银行应用中从相册选择即可。',
    left: '二维码有效时间',
    countdown: {
      hours: '时',
      minutes: '分',
      seconds: '秒',
      spoken: '还剩 {{hours}} 小时 {{minutes}} 分钟',
      ended: '已过期',
    },
    by: '或手动填写转账信息',
    account: '账号',
    amount: '金额',
    reference: '转账附言',
    bank: '银行',
    holder: '户名',
    copy: '复制{{what}}',
    exact: '请勿修改金额和附言，我们据此识别你的转账。',
    sent: '我已转账',
    sentHint: '点击此按钮不会立即到账。银行入账后金币到账，通常在工作时间内。',
    claimed: '你于 {{time}} 表示已转账。我们正在核对，到账后本页会自动更新。',
    expired: '二维码已过期。如果你已转账，收到款项后金币仍会到账。',
    again: '重新充值',
    done: '查看结果',
    over: '该笔支付已结束。',
    missing: { title: '未找到该笔支付', body: '链接可能已失效，请重新充值。' },
  },
  recharge: {
    title: '充值',
    submit: '去支付',
    submitAmount: '充值 {{amount}} 越南盾',
    missing: '还差 {{amount}} 金币。充值后直接回到刚才的购买页面。',
    bonus: {
      title: '充值赠钻石',
      body: '单次充值满 500.000 金币，赠送价值 1% 的钻石，开盒时可抵扣部分价格。',
      coins: '{{amount}} 金币',
    },
    how: {
      title: '如何充值？',
      choose: '选择金额和支付方式。',
      pay: '在支付页面付款，或扫码转账。',
      credited: '付款后金币立即到账；转账需等我们核对银行流水。',
    },
  },
} satisfies Texts<typeof vn>;
