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
    ['policies'],
  ),
  '/pages/common/about_delivery_service': loadRoute(
    () => import('./content/DeliveryServiceRoute.tsx').then((module) => module.DeliveryServiceRoute),
    ['policies'],
  ),
  '/pages/index/card': loadRoute(
    () => import('./boxes/MysteryBoxesRoute.tsx').then((module) => module.MysteryBoxesRoute),
    ['boxes'],
  ),
  '/pages/box/pool_choose': loadRoute(
    () => import('./boxes/PoolChoiceRoute.tsx').then((module) => module.PoolChoiceRoute),
    ['boxes'],
  ),
  '/pages/box/detail': loadRoute(
    () => import('./boxes/MysteryBoxRoute.tsx').then((module) => module.MysteryBoxRoute),
    ['boxes', 'wallet'],
  ),
  '/pages/box/goods_detail': loadRoute(
    () => import('./boxes/PrizeDetailRoute.tsx').then((module) => module.PrizeDetailRoute),
    ['boxes', 'system'],
  ),
  '/pages/box/goods_rate': loadRoute(
    () => import('./boxes/OddsRoute.tsx').then((module) => module.OddsRoute),
    ['boxes'],
  ),
  '/pages/box/open': loadRoute(
    () => import('./boxes/OpenRoute.tsx').then((module) => module.OpenRoute),
    ['boxes', 'wallet'],
  ),
  '/pages/box/record': loadRoute(
    () => import('./boxes/DrawRecordRoute.tsx').then((module) => module.DrawRecordRoute),
    ['boxes'],
  ),
  '/pages/login/index': loadRoute(
    () => import('./account/SignInRoute.tsx').then((module) => module.SignInRoute),
    ['account', 'forms'],
  ),
  '/pages/login/register': loadRoute(
    () => import('./account/RegisterRoute.tsx').then((module) => module.RegisterRoute),
    ['account', 'forms', 'policies'],
  ),
  '/pages/login/forgot': loadRoute(
    () => import('./account/ForgotPasswordRoute.tsx').then((module) => module.ForgotPasswordRoute),
    ['account', 'forms'],
  ),
  '/pages/user/change_password': loadRoute(
    () => import('./account/ChangePasswordRoute.tsx').then((module) => module.ChangePasswordRoute),
    ['account', 'forms'],
  ),
  '/pages/login/bindPhone': loadRoute(
    () => import('./account/BindPhoneRoute.tsx').then((module) => module.BindPhoneRoute),
    ['account', 'forms'],
  ),
  '/pages/user/bind_code': loadRoute(
    () => import('./account/BindInviteCodeRoute.tsx').then((module) => module.BindInviteCodeRoute),
    ['account', 'forms'],
  ),
  '/pages/index/mine': loadRoute(
    () => import('./account/MineRoute.tsx').then((module) => module.MineRoute),
    ['account', 'wallet'],
  ),
  '/pages/user/edit': loadRoute(
    () => import('./account/ProfileRoute.tsx').then((module) => module.ProfileRoute),
    ['account'],
  ),
  '/pages/user/do_edit': loadRoute(
    () => import('./account/EditProfileRoute.tsx').then((module) => module.EditProfileRoute),
    ['account', 'forms'],
  ),
  '/pages/user/setting': loadRoute(
    () => import('./account/SettingsRoute.tsx').then((module) => module.SettingsRoute),
    ['account'],
  ),
  '/pages/user/notify': loadRoute(
    () => import('./account/NotificationsRoute.tsx').then((module) => module.NotificationsRoute),
    ['account'],
  ),
  '/pages/user/notify_detail': loadRoute(
    () => import('./account/NotificationRoute.tsx').then((module) => module.NotificationRoute),
    ['account'],
  ),
  '/pages/user/address/index': loadRoute(
    () => import('./account/AddressesRoute.tsx').then((module) => module.AddressesRoute),
    ['account'],
  ),
  '/pages/user/address/add': loadRoute(
    () => import('./account/AddAddressRoute.tsx').then((module) => module.AddAddressRoute),
    ['account', 'forms'],
  ),
  '/pages/user/address/edit': loadRoute(
    () => import('./account/EditAddressRoute.tsx').then((module) => module.EditAddressRoute),
    ['account', 'forms'],
  ),
  '/pages/system/choose-location': loadRoute(
    () => import('./system/ChooseLocationRoute.tsx').then((module) => module.ChooseLocationRoute),
    ['system'],
  ),
  '/pages/system/open-location': loadRoute(
    () => import('./system/OpenLocationRoute.tsx').then((module) => module.OpenLocationRoute),
    ['system'],
  ),
  '/pages/user/followList': loadRoute(
    () => import('./account/FollowingRoute.tsx').then((module) => module.FollowingRoute),
    ['account'],
  ),
  '/pages/user/fanList': loadRoute(
    () => import('./account/FansRoute.tsx').then((module) => module.FansRoute),
    ['account'],
  ),
  '/pages/user/home': loadRoute(
    () => import('./account/PublicProfileRoute.tsx').then((module) => module.PublicProfileRoute),
    ['account'],
  ),
  '/pages/user/rankList': loadRoute(
    () => import('./account/RankingsRoute.tsx').then((module) => module.RankingsRoute),
    ['account'],
  ),
  '/pages/user/level': loadRoute(
    () => import('./account/BenefitCentreRoute.tsx').then((module) => module.BenefitCentreRoute),
    ['account'],
  ),
  '/pages/home/level': loadRoute(
    () => import('./account/LevelProgressRoute.tsx').then((module) => module.LevelProgressRoute),
    ['account'],
  ),
  '/pages/user/level_info': loadRoute(
    () => import('./account/LevelRulesRoute.tsx').then((module) => module.LevelRulesRoute),
    ['account'],
  ),
  '/pages/home/sign': loadRoute(
    () => import('./account/CheckInRoute.tsx').then((module) => module.CheckInRoute),
    ['account'],
  ),
  '/pages/home/shiming': loadRoute(
    () => import('./account/IdentityRoute.tsx').then((module) => module.IdentityRoute),
    ['account', 'forms'],
  ),
  '/pages/home/face': loadRoute(
    () => import('./account/FaceCheckRoute.tsx').then((module) => module.FaceCheckRoute),
    ['account', 'forms'],
  ),
  '/operator/identity': loadRoute(
    () => import('./operator/IdentityReviewsRoute.tsx').then((module) => module.IdentityReviewsRoute),
    ['operator'],
  ),
  '/operator/identity_detail': loadRoute(
    () => import('./operator/IdentityReviewRoute.tsx').then((module) => module.IdentityReviewRoute),
    ['operator', 'forms'],
  ),
  '/pages/user/recharge': loadRoute(
    () => import('./wallet/RechargeRoute.tsx').then((module) => module.RechargeRoute),
    ['wallet', 'forms'],
  ),
  '/pages/user/withdraw': loadRoute(
    () => import('./wallet/WithdrawRoute.tsx').then((module) => module.WithdrawRoute),
    ['wallet', 'forms'],
  ),
  '/pages/user/spending': loadRoute(
    () => import('./wallet/SpendingRoute.tsx').then((module) => module.SpendingRoute),
    ['wallet', 'forms'],
  ),
  '/pages/user/money_flow': loadRoute(
    () => import('./wallet/MoneyFlowRoute.tsx').then((module) => module.MoneyFlowRoute),
    ['wallet'],
  ),
  '/pages/user/stone_flow': loadRoute(
    () => import('./wallet/StoneFlowRoute.tsx').then((module) => module.StoneFlowRoute),
    ['wallet'],
  ),
  '/pages/mall/payResult': loadRoute(
    () => import('./mall/PaymentResultRoute.tsx').then((module) => module.PaymentResultRoute),
    ['mall'],
  ),
  '/pages/system/update': loadRoute(
    () => import('./system/AppUpdateRoute.tsx').then((module) => module.AppUpdateRoute),
    ['system'],
  ),
};

const underDevelopment = loadRoute(
  () => import('./system/UnderDevelopmentRoute.tsx').then((module) => module.UnderDevelopmentRoute),
  ['coming', 'system'],
);

const notFound = loadRoute(
  () => import('./system/NotFoundRoute.tsx').then((module) => module.NotFoundRoute),
  ['system'],
);

/** Loads the screen of a path of the table, or the 404 page for null. */
export function loadListedScreen(path: Path | null): Promise<ComponentType> {
  return path === null ? notFound() : (screens[path] ?? underDevelopment)();
}
