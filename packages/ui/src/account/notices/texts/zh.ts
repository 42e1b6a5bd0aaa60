import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  push: {
    title: '推送通知',
    label: '在此设备上接收通知',
    text: '充值到账、发货、抽中稀有玩具时提醒你，不打开 MCY 也能收到。',
    denied: '浏览器已屏蔽通知。请打开网站设置（地址旁的图标），允许“通知”，然后刷新页面。',
    unsupported: '此浏览器无法接收通知。在 iPhone 上，请先将 MCY 添加到主屏幕，再从主屏幕打开。',
    unavailable: '商店暂未开通设备推送，你仍可在应用内查看所有通知。',
    on: '已在此设备上开启通知',
    off: '已在此设备上关闭通知',
    failed: '暂时无法开启通知，请稍后再试。',
  },
  notify: {
    title: '通知',
    detail: '通知详情',
    bell_other: '通知，{{shown}} 条未读',
    unread: '新',
    unreadCount_other: '{{shown}} 条未读通知',
    allRead: '所有通知均已读',
    markAllRead: '全部标为已读',
    empty: {
      title: '暂无通知',
      body: '金币到账、提现进展、抽中稀有玩具，都会在这里告诉你。',
      action: '去挑一个盲盒',
    },
  },
} satisfies Texts<typeof vn>;
