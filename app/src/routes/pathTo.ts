import type { Path } from './paths.ts';

type Parameters = Readonly<Record<string, string | undefined>>;

function address(path: Path, parameters: Parameters = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, value);
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
  paymentResult: (payment_id: string) => address('/pages/mall/payResult', { payment_id }),
  moneyFlow: '/pages/user/money_flow',
  profile: '/pages/user/edit',
  editProfile: '/pages/user/do_edit',
  settings: '/pages/user/setting',
  changePassword: '/pages/user/change_password',
  notifications: '/pages/user/notify',
  notification: (notification_id: string) => address('/pages/user/notify_detail', { notification_id }),
  policy: '/pages/common/Policy',
} as const;
