import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    reason: {
      label: '原因',
      hint: '写入日志，并供第二人查看。',
    },
  },
  title: '运营权限',
  lead: '每个人只能处理有权限的事项。“资金”和“用户”权限需两人同意。',
  list: '运营人员',
  self: '你',
  ownNote: '你的权限由其他人修改。',
  empty: {
    title: '暂无人员',
    body: '运营人员会显示在这里。',
  },
  held: '有',
  asked: '等待第二人同意',
  grant: '授予',
  revoke: '收回',
  grantNamed: '授予 {{name}}“{{right}}”权限',
  revokeNamed: '收回 {{name}} 的“{{right}}”权限',
  granted: '权限已授予',
  sent: '已提交给第二人',
  revoked: '权限已收回',
  close: '关闭',
  names: {
    catalogue: '商品',
    orders: '订单',
    money: '资金',
    people: '用户',
    content: '内容',
    audit: '审计',
  },
  missing: {
    title: '此页面需要“{{right}}”权限',
    text: '请联系有“用户”权限的同事为你授权。',
    desk: '返回工作台',
  },
} satisfies Texts<typeof vn>;
