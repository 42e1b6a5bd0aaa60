import type { Area, Role } from '@mcy/api/contract';

interface RouteEntry {
  area: Area;
  /** English name of the screen; screens that share a name differ by area. */
  screen: string;
  /** The least role that is let in; a guest is sent to sign in and back. */
  who: Extract<Role, 'guest' | 'user' | 'shopkeeper' | 'seller' | 'operator'>;
}

/** Every route of the shop (spec §2), spelled as the spec spells it; the same table tells the server which paths exist. */
export const paths = {
  '/': { area: 'content', screen: 'Home', who: 'guest' },
  '/pages/index/index': { area: 'content', screen: 'Home', who: 'guest' },
  '/pages/common/about_delivery_service': { area: 'content', screen: 'DeliveryService', who: 'guest' },
  '/pages/common/article': { area: 'content', screen: 'Article', who: 'guest' },
  '/pages/common/Policy': { area: 'content', screen: 'Policy', who: 'guest' },
  '/pages/common/banner_detail': { area: 'content', screen: 'BannerDetail', who: 'guest' },
  '/pages/common/url': { area: 'content', screen: 'InAppBrowser', who: 'guest' },
  '/pages/home/viewVideo': { area: 'content', screen: 'Video', who: 'guest' },
  '/pages/home/videoList': { area: 'content', screen: 'VideoList', who: 'guest' },
  '/pages/home/welfare': { area: 'content', screen: 'WelfareCentre', who: 'guest' },

  '/pages/index/card': { area: 'boxes', screen: 'MysteryBoxes', who: 'guest' },
  '/pages/index/card_info': { area: 'boxes', screen: 'CardMachine', who: 'guest' },
  '/pages/index/bag_sec': { area: 'boxes', screen: 'LuckyBags', who: 'guest' },
  '/pages/index/bag_details': { area: 'boxes', screen: 'LuckyBag', who: 'guest' },
  '/pages/box/pool_choose': { area: 'boxes', screen: 'PoolChoice', who: 'guest' },
  '/pages/box/goods_detail': { area: 'boxes', screen: 'PrizeDetail', who: 'guest' },
  '/pages/box/choose_stone': { area: 'boxes', screen: 'ChooseStone', who: 'user' },
  '/pages/box/goods_rate': { area: 'boxes', screen: 'Odds', who: 'guest' },
  '/pages/box/zhanling': { area: 'boxes', screen: 'BattlePass', who: 'user' },
  '/pages/box/record': { area: 'boxes', screen: 'DrawRecord', who: 'user' },
  '/pages/box/detail': { area: 'boxes', screen: 'MysteryBox', who: 'guest' },
  '/pages/box/coupon': { area: 'boxes', screen: 'BoxCoupons', who: 'user' },
  '/pages/box/open': { area: 'boxes', screen: 'OpenBox', who: 'user' },
  '/pages/user/orders': { area: 'boxes', screen: 'OpeningHistory', who: 'user' },
  '/pages/user/record': { area: 'boxes', screen: 'MyRecord', who: 'user' },
  '/pages/box/daily': { area: 'boxes', screen: 'FreeDailyDraw', who: 'guest' },

  '/pages/login/index': { area: 'account', screen: 'SignIn', who: 'guest' },
  '/pages/login/register': { area: 'account', screen: 'Register', who: 'guest' },
  '/pages/login/forgot': { area: 'account', screen: 'ForgotPassword', who: 'guest' },
  '/pages/login/bindPhone': { area: 'account', screen: 'BindPhone', who: 'user' },
  '/pages/index/mine': { area: 'account', screen: 'Mine', who: 'guest' },
  '/pages/user/followList': { area: 'account', screen: 'Following', who: 'user' },
  '/pages/user/fanList': { area: 'account', screen: 'Fans', who: 'user' },
  '/pages/user/home': { area: 'account', screen: 'PublicProfile', who: 'guest' },
  '/pages/user/rankList': { area: 'account', screen: 'Rankings', who: 'guest' },
  '/pages/user/edit': { area: 'account', screen: 'Profile', who: 'user' },
  '/pages/user/do_edit': { area: 'account', screen: 'EditProfile', who: 'user' },
  '/pages/user/level': { area: 'account', screen: 'BenefitCentre', who: 'user' },
  '/pages/user/level_info': { area: 'account', screen: 'LevelRules', who: 'guest' },
  '/pages/user/setting': { area: 'account', screen: 'Settings', who: 'user' },
  '/pages/user/change_password': { area: 'account', screen: 'ChangePassword', who: 'user' },
  '/pages/user/address/index': { area: 'account', screen: 'Addresses', who: 'user' },
  '/pages/user/address/add': { area: 'account', screen: 'AddAddress', who: 'user' },
  '/pages/user/address/edit': { area: 'account', screen: 'EditAddress', who: 'user' },
  '/pages/user/bind_code': { area: 'account', screen: 'BindInviteCode', who: 'user' },
  '/pages/user/notify': { area: 'account', screen: 'Notifications', who: 'user' },
  '/pages/user/notify_detail': { area: 'account', screen: 'Notification', who: 'user' },
  '/pages/home/face': { area: 'account', screen: 'FaceCheck', who: 'user' },
  '/pages/home/shiming': { area: 'account', screen: 'IdentityVerification', who: 'user' },
  '/pages/home/sign': { area: 'account', screen: 'CheckIn', who: 'user' },
  '/pages/home/level': { area: 'account', screen: 'LevelProgress', who: 'user' },

  '/pages/user/money_flow': { area: 'wallet', screen: 'MoneyFlow', who: 'user' },
  '/pages/user/stone_flow': { area: 'wallet', screen: 'StoneFlow', who: 'user' },
  '/pages/user/diamond_flow': { area: 'wallet', screen: 'DiamondFlow', who: 'user' },
  '/pages/user/recharge': { area: 'wallet', screen: 'Recharge', who: 'user' },
  '/pages/user/withdraw': { area: 'wallet', screen: 'Withdraw', who: 'user' },
  '/pages/user/spending': { area: 'wallet', screen: 'Spending', who: 'user' },

  '/pages/user/coupon': { area: 'coupons', screen: 'Coupons', who: 'user' },
  '/pages/user/coupon_history': { area: 'coupons', screen: 'CouponHistory', who: 'user' },
  '/pages/user/buyCoupon': { area: 'coupons', screen: 'BuyCoupon', who: 'user' },

  '/pages/bag/index': { area: 'collection', screen: 'Collection', who: 'user' },
  '/pages/bag/send': { area: 'collection', screen: 'DeliveryOrder', who: 'user' },
  '/pages/bag/delivery': { area: 'collection', screen: 'Logistics', who: 'user' },
  '/pages/bag/gifts': { area: 'collection', screen: 'GiftRecord', who: 'user' },
  '/pages/bag/pickups': { area: 'collection', screen: 'PickUpRecord', who: 'user' },
  '/pages/bag/upgrades': { area: 'collection', screen: 'UpgradeRecord', who: 'user' },

  '/pages/index/mall': { area: 'mall', screen: 'Mall', who: 'guest' },
  '/pages/index/mall_details': { area: 'mall', screen: 'Product', who: 'guest' },
  '/pages/index/cate_lists': { area: 'mall', screen: 'PopularSeries', who: 'guest' },
  '/pages/index/cate': { area: 'mall', screen: 'AllSeries', who: 'guest' },
  '/pages/index/search': { area: 'mall', screen: 'Search', who: 'guest' },
  '/pages/index/search_result': { area: 'mall', screen: 'SearchResult', who: 'guest' },
  '/pages/mall/index': { area: 'mall', screen: 'MallOrders', who: 'user' },
  '/pages/mall/details': { area: 'mall', screen: 'MallOrder', who: 'user' },
  '/pages/mall/notify': { area: 'mall', screen: 'MallNotifications', who: 'user' },
  '/pages/mall/notify_detail': { area: 'mall', screen: 'MallNotification', who: 'user' },
  '/pages/mall/payResult': { area: 'mall', screen: 'PaymentResult', who: 'user' },
  '/pages/mall/cart': { area: 'mall', screen: 'Cart', who: 'user' },

  '/pages/index/activity': { area: 'rooms', screen: 'Activities', who: 'guest' },
  '/pages/index/activityDetail': { area: 'rooms', screen: 'Room', who: 'guest' },
  '/pages/home/create': { area: 'rooms', screen: 'CreateRoom', who: 'user' },
  '/pages/home/choose_goods': { area: 'rooms', screen: 'ChooseGoods', who: 'user' },
  '/pages/home/roll_prize': { area: 'rooms', screen: 'AllPrizes', who: 'guest' },
  '/pages/home/my_roll_home': { area: 'rooms', screen: 'MyRooms', who: 'user' },
  '/pages/home/roll_list': { area: 'rooms', screen: 'WinHistory', who: 'user' },
  '/pages/home/detail': { area: 'rooms', screen: 'WelfareRoom', who: 'guest' },
  '/pages/home/detailList': { area: 'rooms', screen: 'WelfareRooms', who: 'guest' },

  '/pages/spread/index': { area: 'invite', screen: 'Invite', who: 'user' },
  '/pages/spread/rule': { area: 'invite', screen: 'InviteRules', who: 'guest' },
  '/pages/spread/online': { area: 'invite', screen: 'Celebrities', who: 'guest' },
  '/pages/spread/onlineDetail': { area: 'invite', screen: 'Celebrity', who: 'guest' },
  '/pages/spread/collect': { area: 'invite', screen: 'MyCollection', who: 'user' },
  '/pages/user/poster': { area: 'invite', screen: 'Poster', who: 'user' },

  '/pages/common/server': { area: 'support', screen: 'CustomerService', who: 'user' },
  '/pages/user/kefu': { area: 'support', screen: 'CustomerServiceList', who: 'user' },
  '/pages/spread/chat': { area: 'support', screen: 'InviteChat', who: 'user' },

  '/pages/shopkeeper/index': { area: 'shopkeeper', screen: 'BackOffice', who: 'shopkeeper' },
  '/pages/shopkeeper/weekend': { area: 'shopkeeper', screen: 'WeeklyIncome', who: 'shopkeeper' },
  '/pages/shopkeeper/wuliu': { area: 'shopkeeper', screen: 'Logistics', who: 'shopkeeper' },
  '/pages/shopkeeper/friends': { area: 'shopkeeper', screen: 'Friends', who: 'shopkeeper' },
  '/pages/shopkeeper/friendsOrder': { area: 'shopkeeper', screen: 'FriendOrders', who: 'shopkeeper' },
  '/pages/shopkeeper/level': { area: 'shopkeeper', screen: 'Level', who: 'shopkeeper' },
  '/pages/shopkeeper/income': { area: 'shopkeeper', screen: 'Income', who: 'shopkeeper' },
  '/pages/shopkeeper/mallOrder': { area: 'shopkeeper', screen: 'MallOrders', who: 'shopkeeper' },
  '/pages/shopkeeper/list': { area: 'shopkeeper', screen: 'ShopList', who: 'shopkeeper' },
  '/pages/shopkeeper/orderDetails': { area: 'shopkeeper', screen: 'OrderDetails', who: 'shopkeeper' },
  '/pages/shopkeeper/search': { area: 'shopkeeper', screen: 'Search', who: 'shopkeeper' },
  '/pages/shopkeeper/withdraw': { area: 'shopkeeper', screen: 'Withdraw', who: 'shopkeeper' },

  '/pages/sale/sellerCenter': { area: 'market', screen: 'SellerCentre', who: 'user' },
  '/pages/sale/sellDetail': { area: 'market', screen: 'SellOrder', who: 'seller' },
  '/pages/sale/sellerCreate': { area: 'market', screen: 'SellerRegistration', who: 'user' },
  '/pages/sale/uploadProduct': { area: 'market', screen: 'UploadProduct', who: 'seller' },
  '/pages/sale/productDetail': { area: 'market', screen: 'EditProduct', who: 'seller' },
  '/pages/sale/saleOrder': { area: 'market', screen: 'PayOrder', who: 'user' },
  '/pages/sale/saleOrderDetail': { area: 'market', screen: 'PayOrderDetail', who: 'user' },
  '/pages/sale/buyDetail': { area: 'market', screen: 'BuyOrder', who: 'user' },

  '/pages/index/forum': { area: 'forum', screen: 'Forum', who: 'guest' },
  '/pages/index/forum_details': { area: 'forum', screen: 'Post', who: 'guest' },
  '/pages/index/forum_official': { area: 'forum', screen: 'OfficialFeed', who: 'guest' },
  '/pages/index/forum_publish': { area: 'forum', screen: 'Publish', who: 'user' },
  '/pages/index/forum_more': { area: 'forum', screen: 'MorePosts', who: 'guest' },
  '/pages/home/dynamic': { area: 'forum', screen: 'UserFeed', who: 'guest' },

  '/pages/index/gemstone': { area: 'gems', screen: 'GemstoneHome', who: 'guest' },
  '/pages/Gemstone/index': { area: 'gems', screen: 'Gemstones', who: 'user' },
  '/pages/Gemstone/field': { area: 'gems', screen: 'MiningSite', who: 'user' },
  '/pages/Gemstone/record': { area: 'gems', screen: 'GemRecord', who: 'user' },
  '/pages/Gemstone/change': { area: 'gems', screen: 'GemExchange', who: 'user' },
  '/pages/Gemstone/changeRecord': { area: 'gems', screen: 'ExchangeRecord', who: 'user' },
  '/pages/Gemstone/team': { area: 'gems', screen: 'Team', who: 'user' },
  '/pages/Gemstone/teamRecord': { area: 'gems', screen: 'TeamRecord', who: 'user' },
  '/pages/Gemstone/games': { area: 'gems', screen: 'GameCentre', who: 'guest' },
  '/pages/Gemstone/guild': { area: 'gems', screen: 'Guild', who: 'user' },
  '/pages/Gemstone/battle': { area: 'gems', screen: 'InterstellarBattleRoyale', who: 'guest' },

  '/pages/bag/Koc': { area: 'membership', screen: 'Membership', who: 'guest' },
  '/pages/bag/BuyKoc': { area: 'membership', screen: 'BuyMembership', who: 'user' },

  '/operator/identity': { area: 'operator', screen: 'IdentityReviews', who: 'operator' },
  '/operator/identity_detail': { area: 'operator', screen: 'IdentityReview', who: 'operator' },

  '/pages/system/update': { area: 'system', screen: 'AppUpdate', who: 'guest' },
  '/pages/system/choose-location': { area: 'system', screen: 'ChooseLocation', who: 'guest' },
  '/pages/system/open-location': { area: 'system', screen: 'OpenLocation', who: 'guest' },
} as const satisfies Record<`/${string}`, RouteEntry>;

export type Path = keyof typeof paths;

/** Whether an address is one of the app's own: the server has pages too (the sandbox gateway's). */
export function isPath(pathname: string): pathname is Path {
  return Object.hasOwn(paths, pathname);
}
