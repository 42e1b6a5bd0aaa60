import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  when: 'This part isn’t open yet and will come with a later update. We don’t have a date yet.',
  parts: {
    content: {
      about: 'Articles, videos and gifts from MCY will be here.',
      screens: {
        '/pages/common/article': 'Article',
        '/pages/common/banner_detail': 'Feature',
        '/pages/common/url': 'Details',
        '/pages/home/viewVideo': 'Video',
        '/pages/home/videoList': 'Videos',
        '/pages/home/welfare': 'Welfare center',
      },
    },
    rooms: {
      about: 'Prize rooms hosted by players and by MCY, with public draws that start on time.',
      screens: {
        '/pages/index/activity': 'Activities',
        '/pages/index/activityDetail': 'Prize room',
        '/pages/home/create': 'Create a room',
        '/pages/home/choose_goods': 'Choose prizes',
        '/pages/home/roll_prize': 'All prizes',
        '/pages/home/my_roll_home': 'My rooms',
        '/pages/home/roll_list': 'Win history',
        '/pages/home/detail': 'Welfare room',
        '/pages/home/detailList': 'Welfare rooms',
      },
    },
    invite: {
      about: 'Invite friends, share a poster, and earn rewards when they join.',
      screens: {
        '/pages/spread/index': 'Invite for rewards',
        '/pages/spread/rule': 'Invitation rules',
        '/pages/spread/online': 'Celebrities',
        '/pages/spread/onlineDetail': 'Celebrity',
        '/pages/spread/collect': 'Saved',
        '/pages/user/poster': 'Invitation poster',
      },
    },
    support: {
      about: 'Live chat with customer service, with pictures and your history.',
      screens: {
        '/pages/common/server': 'Customer service',
        '/pages/user/kefu': 'Conversations',
        '/pages/spread/chat': 'Support chat',
      },
    },
    shopkeeper: {
      about: 'For shopkeepers: income, friends, orders and levels.',
      screens: {
        '/pages/shopkeeper/index': 'Back office',
        '/pages/shopkeeper/weekend': 'Weekly income',
        '/pages/shopkeeper/wuliu': 'Tracking',
        '/pages/shopkeeper/friends': 'Friends',
        '/pages/shopkeeper/friendsOrder': 'Friends’ orders',
        '/pages/shopkeeper/level': 'Shopkeeper level',
        '/pages/shopkeeper/income': 'Income',
        '/pages/shopkeeper/mallOrder': 'Mall orders',
        '/pages/shopkeeper/list': 'Shops',
        '/pages/shopkeeper/orderDetails': 'Order details',
        '/pages/shopkeeper/search': 'Search',
        '/pages/shopkeeper/withdraw': 'Withdraw income',
      },
    },
    market: {
      about: 'Buy and sell toys with other players. We hold the money until the toy arrives.',
      screens: {
        '/pages/sale/sellerCenter': 'Seller center',
        '/pages/sale/sellDetail': 'Sell order',
        '/pages/sale/sellerCreate': 'Seller registration',
        '/pages/sale/uploadProduct': 'Upload a product',
        '/pages/sale/productDetail': 'Edit product',
        '/pages/sale/saleOrder': 'Checkout',
        '/pages/sale/saleOrderDetail': 'Checkout details',
        '/pages/sale/buyDetail': 'Buy order',
      },
    },
    forum: {
      about: 'A place to show your collection, ask questions and follow official news.',
      screens: {
        '/pages/index/forum': 'Forum',
        '/pages/index/forum_details': 'Post',
        '/pages/index/forum_official': 'Official feed',
        '/pages/index/forum_publish': 'Publish',
        '/pages/index/forum_more': 'More posts',
        '/pages/home/dynamic': 'Feed',
      },
    },
    gems: {
      about: 'Mine gems, exchange them for gifts, and play with your team.',
      screens: {
        '/pages/index/gemstone': 'Gemstones',
        '/pages/Gemstone/index': 'My gems',
        '/pages/Gemstone/field': 'Mining site',
        '/pages/Gemstone/record': 'Gem history',
        '/pages/Gemstone/change': 'Gem exchange',
        '/pages/Gemstone/changeRecord': 'Exchange history',
        '/pages/Gemstone/team': 'My team',
        '/pages/Gemstone/teamRecord': 'Team history',
        '/pages/Gemstone/games': 'Game center',
        '/pages/Gemstone/guild': 'Guild',
        '/pages/Gemstone/battle': 'Interstellar battle royale',
      },
    },
    membership: {
      about: 'The KOC card, Premium and Super Premium, and their benefits.',
      screens: {
        '/pages/bag/Koc': 'KOC card and membership',
        '/pages/bag/BuyKoc': 'Buy membership',
      },
    },
  },
} satisfies Texts<typeof vn>;
