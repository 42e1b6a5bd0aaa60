import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: '待完成的支付',
  go: '继续支付',
  checking: '对账中',
  left: '剩余',
  more_other: '还有 {{count}} 笔',
  countdown: {
    hours: '时',
    minutes: '分',
    seconds: '秒',
    spoken: '还剩 {{hours}} 小时 {{minutes}} 分钟',
    ended: '已过期',
  },
} satisfies Texts<typeof vn>;
