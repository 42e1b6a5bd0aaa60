import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  label: '该盲盒的排队情况',
  free: '现在所有人都可以抽',
  freeHint: '想独自抽？先独占。',
  hold: '独占',
  signIn: '登录',
  held: '{{name}} 正在抽',
  waiting_other: '{{count}} 人在排队',
  nobodyWaits: '暂无人排队',
  join: '排队',
  own: '盲盒已为你保留',
  ownHint: '每抽一次 +3 分钟',
  ownWaiting_other: '每抽 +3 分钟 · {{count}} 人排队',
  giveBack: '让出',
  place: '你排在第 {{number}} 位',
  about_other: '约 {{count}} 分钟',
  soon: '马上轮到你',
  leave: '退出排队',
  open: '所有人都可以抽',
  openHint: '后可再次独占',
  holdAgain: '距可再次独占',
  until: '剩余时间',
  turning: '正在轮换',
  countdown: { days: '天', hours: '时', minutes: '分', seconds: '秒' },
  left: '还剩 {{minutes}} 分 {{seconds}} 秒',
} satisfies Texts<typeof vn>;
