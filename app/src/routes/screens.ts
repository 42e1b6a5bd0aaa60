import type { ComponentType } from 'react';
import { loadHome } from './loadHome.ts';
import { loadRoute } from './loadRoute.ts';
import type { Path } from './paths.ts';

type ScreenLoader = () => Promise<ComponentType>;

/** The screens that are built, by path; a path of the table without one is under development. */
const screens: { readonly [Built in Path]?: ScreenLoader } = {
  '/': loadHome,
  '/pages/index/index': loadHome,
  '/pages/common/Policy': loadRoute(
    () => import('./content/PolicyRoute.tsx').then((module) => module.PolicyRoute),
    ['content/policies'],
  ),
  '/pages/common/about_delivery_service': loadRoute(
    () => import('./content/DeliveryServiceRoute.tsx').then((module) => module.DeliveryServiceRoute),
    ['content/policies'],
  ),
  '/pages/index/card': loadRoute(
    () => import('./boxes/MysteryBoxesRoute.tsx').then((module) => module.MysteryBoxesRoute),
    ['boxes/opening', 'boxes/pools'],
  ),
  '/pages/box/pool_choose': loadRoute(
    () => import('./boxes/PoolChoiceRoute.tsx').then((module) => module.PoolChoiceRoute),
    ['boxes/pools', 'system/sharing'],
  ),
  '/pages/box/detail': loadRoute(
    () => import('./boxes/MysteryBoxRoute.tsx').then((module) => module.MysteryBoxRoute),
    ['boxes/opening', 'boxes/pools', 'boxes/proof', 'system/sharing', 'wallet/spending'],
  ),
  '/pages/box/goods_detail': loadRoute(
    () => import('./boxes/PrizeDetailRoute.tsx').then((module) => module.PrizeDetailRoute),
    ['boxes/pools', 'system/sharing'],
  ),
  '/pages/box/goods_rate': loadRoute(
    () => import('./boxes/OddsRoute.tsx').then((module) => module.OddsRoute),
    ['boxes/pools', 'system/sharing'],
  ),
  '/pages/box/open': loadRoute(
    () => import('./boxes/OpenRoute.tsx').then((module) => module.OpenRoute),
    ['boxes/opening', 'boxes/pools', 'boxes/proof', 'content/policies', 'wallet/spending'],
  ),
  '/pages/box/record': loadRoute(
    () => import('./boxes/DrawRecordRoute.tsx').then((module) => module.DrawRecordRoute),
    ['boxes/opening', 'boxes/pools', 'boxes/proof'],
  ),
  '/pages/login/index': loadRoute(
    () => import('./account/SignInRoute.tsx').then((module) => module.SignInRoute),
    ['account/entry', 'forms'],
  ),
  '/pages/login/register': loadRoute(
    () => import('./account/RegisterRoute.tsx').then((module) => module.RegisterRoute),
    ['account/entry', 'account/invitations', 'content/policies', 'forms'],
  ),
  '/pages/login/forgot': loadRoute(
    () => import('./account/ForgotPasswordRoute.tsx').then((module) => module.ForgotPasswordRoute),
    ['account/entry', 'forms'],
  ),
  '/pages/user/change_password': loadRoute(
    () => import('./account/ChangePasswordRoute.tsx').then((module) => module.ChangePasswordRoute),
    ['account/entry', 'forms'],
  ),
  '/pages/login/bindPhone': loadRoute(
    () => import('./account/BindPhoneRoute.tsx').then((module) => module.BindPhoneRoute),
    ['account/entry', 'account/names', 'forms'],
  ),
  '/pages/user/bind_code': loadRoute(
    () => import('./account/BindInviteCodeRoute.tsx').then((module) => module.BindInviteCodeRoute),
    ['account/invitations', 'forms'],
  ),
  '/pages/index/mine': loadRoute(
    () => import('./account/MineRoute.tsx').then((module) => module.MineRoute),
    [
      'account/addresses',
      'account/entry',
      'account/identity',
      'account/levels',
      'account/notices',
      'account/people',
      'account/profile',
      'account/rankings',
    ],
  ),
  '/pages/user/edit': loadRoute(
    () => import('./account/ProfileRoute.tsx').then((module) => module.ProfileRoute),
    ['account/invitations', 'account/levels', 'account/people', 'account/profile', 'system/sharing'],
  ),
  '/pages/user/do_edit': loadRoute(
    () => import('./account/EditProfileRoute.tsx').then((module) => module.EditProfileRoute),
    ['account/profile', 'forms'],
  ),
  '/pages/user/setting': loadRoute(
    () => import('./account/SettingsRoute.tsx').then((module) => module.SettingsRoute),
    ['account/entry', 'account/names', 'account/notices', 'account/profile'],
  ),
  '/pages/user/notify': loadRoute(
    () => import('./account/NotificationsRoute.tsx').then((module) => module.NotificationsRoute),
    ['account/notices'],
  ),
  '/pages/user/notify_detail': loadRoute(
    () => import('./account/NotificationRoute.tsx').then((module) => module.NotificationRoute),
    ['account/notices'],
  ),
  '/pages/user/address/index': loadRoute(
    () => import('./account/AddressesRoute.tsx').then((module) => module.AddressesRoute),
    ['account/addresses'],
  ),
  '/pages/user/address/add': loadRoute(
    () => import('./account/AddAddressRoute.tsx').then((module) => module.AddAddressRoute),
    ['account/addresses', 'forms'],
  ),
  '/pages/user/address/edit': loadRoute(
    () => import('./account/EditAddressRoute.tsx').then((module) => module.EditAddressRoute),
    ['account/addresses', 'forms'],
  ),
  '/pages/system/choose-location': loadRoute(
    () => import('./system/ChooseLocationRoute.tsx').then((module) => module.ChooseLocationRoute),
    ['system/map'],
  ),
  '/pages/system/open-location': loadRoute(
    () => import('./system/OpenLocationRoute.tsx').then((module) => module.OpenLocationRoute),
    ['system/frame', 'system/map'],
  ),
  '/pages/user/followList': loadRoute(
    () => import('./account/FollowingRoute.tsx').then((module) => module.FollowingRoute),
    ['account/levels', 'account/people'],
  ),
  '/pages/user/fanList': loadRoute(
    () => import('./account/FansRoute.tsx').then((module) => module.FansRoute),
    ['account/levels', 'account/people'],
  ),
  '/pages/user/home': loadRoute(
    () => import('./account/PublicProfileRoute.tsx').then((module) => module.PublicProfileRoute),
    ['account/levels', 'account/people', 'system/sharing'],
  ),
  '/pages/user/rankList': loadRoute(
    () => import('./account/RankingsRoute.tsx').then((module) => module.RankingsRoute),
    ['account/rankings'],
  ),
  '/pages/user/level': loadRoute(
    () => import('./account/BenefitCentreRoute.tsx').then((module) => module.BenefitCentreRoute),
    ['account/levels'],
  ),
  '/pages/home/level': loadRoute(
    () => import('./account/LevelProgressRoute.tsx').then((module) => module.LevelProgressRoute),
    ['account/levels'],
  ),
  '/pages/user/level_info': loadRoute(
    () => import('./account/LevelRulesRoute.tsx').then((module) => module.LevelRulesRoute),
    ['account/levels'],
  ),
  '/pages/home/sign': loadRoute(
    () => import('./account/CheckInRoute.tsx').then((module) => module.CheckInRoute),
    ['account/checkIn'],
  ),
  '/pages/home/shiming': loadRoute(
    () => import('./account/IdentityRoute.tsx').then((module) => module.IdentityRoute),
    ['account/identity', 'forms'],
  ),
  '/pages/home/face': loadRoute(
    () => import('./account/FaceCheckRoute.tsx').then((module) => module.FaceCheckRoute),
    ['account/identity', 'forms'],
  ),
  '/operator/identity': loadRoute(
    () => import('./operator/IdentityReviewsRoute.tsx').then((module) => module.IdentityReviewsRoute),
    ['operator/identity'],
  ),
  '/operator/identity_detail': loadRoute(
    () => import('./operator/IdentityReviewRoute.tsx').then((module) => module.IdentityReviewRoute),
    ['forms', 'operator/identity'],
  ),
  '/pages/user/recharge': loadRoute(
    () => import('./wallet/RechargeRoute.tsx').then((module) => module.RechargeRoute),
    ['content/policies', 'forms', 'wallet/flow', 'wallet/recharge', 'wallet/spending'],
  ),
  '/pages/user/withdraw': loadRoute(
    () => import('./wallet/WithdrawRoute.tsx').then((module) => module.WithdrawRoute),
    ['forms', 'wallet/flow', 'wallet/recharge', 'wallet/withdrawals'],
  ),
  '/pages/user/spending': loadRoute(
    () => import('./wallet/SpendingRoute.tsx').then((module) => module.SpendingRoute),
    ['forms', 'wallet/flow', 'wallet/spending'],
  ),
  '/pages/user/money_flow': loadRoute(
    () => import('./wallet/MoneyFlowRoute.tsx').then((module) => module.MoneyFlowRoute),
    ['wallet/flow', 'wallet/recharge', 'wallet/withdrawals'],
  ),
  '/pages/user/stone_flow': loadRoute(
    () => import('./wallet/StoneFlowRoute.tsx').then((module) => module.StoneFlowRoute),
    ['wallet/flow', 'wallet/recharge', 'wallet/withdrawals'],
  ),
  '/pages/mall/payResult': loadRoute(
    () => import('./mall/PaymentResultRoute.tsx').then((module) => module.PaymentResultRoute),
    ['mall/orders'],
  ),
  '/pages/system/update': loadRoute(
    () => import('./system/AppUpdateRoute.tsx').then((module) => module.AppUpdateRoute),
    ['system/frame', 'system/update'],
  ),
};

const underDevelopment = loadRoute(
  () => import('./system/UnderDevelopmentRoute.tsx').then((module) => module.UnderDevelopmentRoute),
  ['system/coming', 'system/frame'],
);

const notFound = loadRoute(
  () => import('./system/NotFoundRoute.tsx').then((module) => module.NotFoundRoute),
  ['system/frame'],
);

/** Loads the screen of a path of the table, or the 404 page for null. */
export function loadListedScreen(path: Path | null): Promise<ComponentType> {
  return path === null ? notFound() : (screens[path] ?? underDevelopment)();
}
