import type { ComponentType } from 'react';
import { loadRoute } from './loadRoute.ts';
import type { Path } from './paths.ts';

type ScreenLoader = () => Promise<ComponentType>;

const home = loadRoute(
  () => import('./content/HomeRoute.tsx').then((module) => module.HomeRoute),
  ['content', 'boxes'],
);

/** The screens that are built, by path; a path of the table without one is under development. */
const screens: { readonly [Built in Path]?: ScreenLoader } = {
  '/': home,
  '/pages/index/index': home,
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
    ['boxes'],
  ),
  '/pages/box/goods_detail': loadRoute(
    () => import('./boxes/PrizeDetailRoute.tsx').then((module) => module.PrizeDetailRoute),
    ['boxes'],
  ),
  '/pages/box/goods_rate': loadRoute(
    () => import('./boxes/OddsRoute.tsx').then((module) => module.OddsRoute),
    ['boxes'],
  ),
  '/pages/box/open': loadRoute(() => import('./boxes/OpenRoute.tsx').then((module) => module.OpenRoute), ['boxes']),
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
    ['account', 'forms'],
  ),
  '/pages/login/forgot': loadRoute(
    () => import('./account/ForgotPasswordRoute.tsx').then((module) => module.ForgotPasswordRoute),
    ['account', 'forms'],
  ),
  '/pages/user/change_password': loadRoute(
    () => import('./account/ChangePasswordRoute.tsx').then((module) => module.ChangePasswordRoute),
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
  '/pages/user/recharge': loadRoute(
    () => import('./wallet/RechargeRoute.tsx').then((module) => module.RechargeRoute),
    ['wallet', 'forms'],
  ),
  '/pages/user/withdraw': loadRoute(
    () => import('./wallet/WithdrawRoute.tsx').then((module) => module.WithdrawRoute),
    ['wallet', 'forms'],
  ),
  '/pages/user/money_flow': loadRoute(
    () => import('./wallet/MoneyFlowRoute.tsx').then((module) => module.MoneyFlowRoute),
    ['wallet'],
  ),
  '/pages/mall/payResult': loadRoute(
    () => import('./mall/PaymentResultRoute.tsx').then((module) => module.PaymentResultRoute),
    ['mall'],
  ),
};

const underDevelopment = loadRoute(
  () => import('./system/UnderDevelopmentRoute.tsx').then((module) => module.UnderDevelopmentRoute),
  ['system'],
);

/** Loads the 404 page. */
export const loadNotFound: ScreenLoader = loadRoute(
  () => import('./system/NotFoundRoute.tsx').then((module) => module.NotFoundRoute),
  ['system'],
);

/** Loads the screen of a path. */
export function loadScreen(path: Path): Promise<ComponentType> {
  return (screens[path] ?? underDevelopment)();
}
