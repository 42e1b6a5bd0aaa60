import type { Texts } from '../Texts.ts';
import type vn from './vn.ts';

export default {
  retry: '重试',
  back: '返回',
  close: '关闭',
  cancel: '取消',
  confirm: '确认',
  share: '分享',
  loading: '加载中',
  loadMore: '加载更多',
  skip: '跳到主要内容',
  notices: '通知',
  copied: '已复制',
  copyFailed: '复制失败，请手动复制',
  failed: '内容加载失败',
  networkError: '网络错误，请重新加载',
  modal: { warn: '警告', tips: '提示', understood: '知道了' },
  tabs: {
    label: '主导航',
    home: '首页',
    card: '盲盒',
    forum: '社区',
    activity: '活动',
    mine: '我的',
  },
  ago: {
    now: '刚刚',
    minutes_other: '{{count}} 分钟前',
    hours_other: '{{count}} 小时前',
    days_other: '{{count}} 天前',
  },
  currency: { balance: '金币', stone: '灵魂石', diamond: '钻石', gem: '宝石' },
} satisfies Texts<typeof vn>;
