import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  type: { discount: 'Percent off', no_threshold: 'No minimum', order_value: 'By order value' },
  off: 'Off',
  coins: 'coins',
  percent: '{{percent}}%',
  terms: {
    anyOrder: 'Good for any order',
    from: 'Orders from {{least}} coins',
    upTo: 'Up to {{most}} coins',
    fromUpTo: 'Orders from {{least}} coins, up to {{most}} off',
  },
  scope: { any_box: 'Any mystery box', boxes: 'Only {{boxes}}', mall: 'Mall' },
  number: 'No. {{number}}',
  validUntil: 'Until {{date}}',
  validFrom: 'From {{date}}',
  usedAt: 'Used {{date}}',
  expiredAt: 'Expired {{date}}',
  left: {
    days_one: 'Expires in 1 day',
    days_other: 'Expires in {{count}} days',
    hours_one: 'Expires in 1 hour',
    hours_other: 'Expires in {{count}} hours',
    minutes_one: 'Expires in 1 minute',
    minutes_other: 'Expires in {{count}} minutes',
  },
  claim: 'Claim',
  claimNamed: 'Claim {{name}}',
  use: 'Use',
  useNamed: 'Use {{name}}',
  claimed: 'Claimed',
  stamp: { used: 'Used', expired: 'Expired', unusable: 'Not usable' },
} satisfies Texts<typeof vn>;
