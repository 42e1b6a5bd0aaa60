import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: '政策',
  contents: '目录',
  version: '第 {{version}} 版',
  effectiveFrom: '自{{date}}起生效',
  notCurrent: '这不是现行版本。',
  toCurrent: '阅读现行版本',
  versions: '各版本',
  others: '其他文件',
  types: {
    user: '用户协议',
    privacy: '隐私政策',
    shipping: '配送政策',
    payment: '支付政策',
    return: '退换与保修政策',
    information: '信息保护政策',
    purchase: '购买协议',
    delivery: '配送与售后',
  },
  agreement: {
    why: {
      read: '这是现行版本，请在同意之前阅读。',
      visit: 'MCY 有新的协议。请阅读并同意后继续使用账号。',
      pay: '付款之前请阅读并同意一次。目前尚未扣款。',
    },
    progress: '已阅读',
    tick: '我已阅读并同意《{{agreement}}》',
    tickFirst: '请先勾选同意。',
    accept: '同意并继续',
    acceptAndPay: '同意并支付 {{amount}}',
    fullPage: '在单独页面阅读',
    signOut: '不同意，退出登录',
  },
} satisfies Texts<typeof vn>;
