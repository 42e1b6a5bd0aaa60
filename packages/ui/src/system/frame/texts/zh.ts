import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  notFound: {
    title: '页面不存在',
    lead: '这一页不在货架上',
    text: '链接可能已失效或输入有误。请再检查一下，或者去逛逛玩具吧。',
  },
  roleMissing: {
    title: '无法访问',
    lead: {
      seller: '此页面仅对卖家开放',
      shopkeeper: '此页面仅对店主开放',
      operator: '此页面仅对运营人员开放',
    },
    text: {
      seller: '请先注册成为卖家，再回到这里。',
      shopkeeper: '你的账号还不是店主账号。',
      operator: '请用运营账号登录后查看。',
    },
    becomeSeller: '注册成为卖家',
  },
  routeError: {
    title: '出错了',
    lead: '页面出了点问题',
    text: '请重试。如果仍然失败，请把下方编号发给客服，我们会更快帮你处理。',
    textWithoutRequest: '请重试。如果仍然失败，请联系客服。',
    request: '请求编号：{{request_id}}',
  },
  underDevelopment: {
    title: '敬请期待',
    lead: '该功能正在开发中',
  },
  leave: { title: '不保存就离开？', text: '你刚才填写的内容将会丢失。', stay: '继续填写', leave: '离开' },
  offline: {
    title: '当前处于离线状态',
    page: '打开此页面需要网络。网络恢复后会自动加载，无需操作。',
    readAt: '内容截至 {{date}} {{time}}。',
    text: '小改动会在恢复网络后发送；开盒、充值和提现需要联网。',
    queued: '已记下，联网后自动发送',
  },
  refresh: { failed: '暂时无法更新，内容截至 {{date}} {{time}}。' },
  shortcuts: {
    title: '键盘快捷键',
    lead: '可在“设置”的“本机设置”中关闭快捷键。',
    names: {
      home: '回到首页',
      boxes: '查看盲盒',
      mine: '打开“我的”',
      search: '搜索当前页面',
      help: '查看快捷键',
    },
  },
  sessionEnded: '此设备上的登录已结束，请重新登录。',
  toHome: '返回首页',
  toBoxes: '看看盲盒',
} satisfies Texts<typeof vn>;
