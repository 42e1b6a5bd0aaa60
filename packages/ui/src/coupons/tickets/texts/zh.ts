import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  type: { discount: '折扣券', no_threshold: '无门槛券', order_value: '满减券' },
  off: '立减',
  coins: '金币',
  percent: '{{percent}}%',
  terms: {
    anyOrder: '任意订单可用',
    from: '满 {{least}} 金币可用',
    upTo: '最多减 {{most}} 金币',
    fromUpTo: '满 {{least}} 金币可用，最多减 {{most}} 金币',
  },
  scope: { any_box: '全部盲盒', boxes: '限{{boxes}}', mall: '商城' },
  number: '券号 {{number}}',
  validUntil: '有效期至 {{date}}',
  validFrom: '{{date}} 起可用',
  usedAt: '{{date}} 已使用',
  expiredAt: '{{date}} 已过期',
  left: {
    days_other: '{{count}} 天后过期',
    hours_other: '{{count}} 小时后过期',
    minutes_other: '{{count}} 分钟后过期',
  },
  claim: '领取',
  claimNamed: '领取{{name}}',
  use: '使用',
  useNamed: '使用{{name}}',
  claimed: '已领取',
  stamp: { used: '已使用', expired: '已过期', unusable: '暂不可用' },
} satisfies Texts<typeof vn>;
