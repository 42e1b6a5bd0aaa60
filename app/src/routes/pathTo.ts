import type { PolicyType } from '@mcy/api/content/policies/contract';
import type { Path } from './paths.ts';

type Parameters = Readonly<Record<string, string | number | undefined>>;

interface Place {
  latitude: number;
  longitude: number;
}

function address(path: Path, parameters: Parameters = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Addresses of the screens, with their parameters: nobody writes one by hand. */
export const pathTo = {
  home: '/',
  mysteryBoxes: '/pages/index/card',
  forum: '/pages/index/forum',
  activities: '/pages/index/activity',
  mine: '/pages/index/mine',
  poolChoice: (series_id: string) => address('/pages/box/pool_choose', { series_id }),
  pool: (pool_id: string) => address('/pages/box/detail', { pool_id }),
  prize: (prize_id: string) => address('/pages/box/goods_detail', { prize_id }),
  odds: (pool_id: string) => address('/pages/box/goods_rate', { pool_id }),
  /** With an opening: its results are shown again. */
  open: (pool_id: string, opening_id?: string) => address('/pages/box/open', { pool_id, opening_id }),
  replay: (opening: { pool_id: string; opening_id: string }) => pathTo.open(opening.pool_id, opening.opening_id),
  drawRecord: '/pages/box/record',
  signIn: (return_to?: string) => address('/pages/login/index', { return_to }),
  register: (return_to?: string) => address('/pages/login/register', { return_to }),
  forgotPassword: (return_to?: string) => address('/pages/login/forgot', { return_to }),
  recharge: '/pages/user/recharge',
  withdraw: '/pages/user/withdraw',
  spending: '/pages/user/spending',
  paymentResult: (payment_id: string) => address('/pages/mall/payResult', { payment_id }),
  moneyFlow: '/pages/user/money_flow',
  stoneFlow: '/pages/user/stone_flow',
  profile: '/pages/user/edit',
  editProfile: '/pages/user/do_edit',
  settings: '/pages/user/setting',
  changePassword: '/pages/user/change_password',
  bindName: (kind: 'email' | 'mobile') => address('/pages/login/bindPhone', { kind }),
  bindCode: '/pages/user/bind_code',
  notifications: '/pages/user/notify',
  notification: (notification_id: string) => address('/pages/user/notify_detail', { notification_id }),
  addresses: '/pages/user/address/index',
  addAddress: '/pages/user/address/add',
  editAddress: (address_id: string) => address('/pages/user/address/edit', { address_id }),
  /** With a place the pin stands there; what is chosen goes to `return_to`. */
  chooseLocation: (return_to: string, place: Place | null) =>
    address('/pages/system/choose-location', { return_to, ...place }),
  openLocation: ({ latitude, longitude }: Place, name: string) =>
    address('/pages/system/open-location', { latitude, longitude, name }),
  following: '/pages/user/followList',
  fans: '/pages/user/fanList',
  player: (user_id: string) => address('/pages/user/home', { user_id }),
  rankings: '/pages/user/rankList',
  level: '/pages/user/level',
  levelProgress: '/pages/home/level',
  levelRules: '/pages/user/level_info',
  checkIn: '/pages/home/sign',
  identity: '/pages/home/shiming',
  faceCheck: '/pages/home/face',
  identityReviews: '/operator/identity',
  identityReview: (review_id: string) => address('/operator/identity_detail', { review_id }),
  appUpdate: '/pages/system/update',
  /** Without a version the one in effect. */
  policy: (type: PolicyType, version?: number) => address('/pages/common/Policy', { type, version }),
  deliveryService: (version?: number) => address('/pages/common/about_delivery_service', { version }),
} as const;
