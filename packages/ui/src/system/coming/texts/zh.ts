import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  when: '该功能尚未开放，将在之后的更新中推出，具体时间待定。',
  parts: {
    content: {
      about: '在这里阅读文章、观看视频、领取 MCY 福利。',
      screens: {
        '/pages/common/article': '文章',
        '/pages/common/banner_detail': '活动详情',
        '/pages/common/url': '详情',
        '/pages/home/viewVideo': '视频',
        '/pages/home/videoList': '视频列表',
        '/pages/home/welfare': '福利中心',
      },
    },
    rooms: {
      about: '由玩家和 MCY 开设的抽奖房间，准时公开抽奖。',
      screens: {
        '/pages/index/activity': '活动',
        '/pages/index/activityDetail': '抽奖房间',
        '/pages/home/create': '创建房间',
        '/pages/home/choose_goods': '选择奖品',
        '/pages/home/roll_prize': '全部奖品',
        '/pages/home/my_roll_home': '我创建的房间',
        '/pages/home/roll_list': '中奖记录',
        '/pages/home/detail': '福利房间',
        '/pages/home/detailList': '福利房间列表',
      },
    },
    invite: {
      about: '邀请好友、分享海报，好友加入后获得奖励。',
      screens: {
        '/pages/spread/index': '邀请有礼',
        '/pages/spread/rule': '邀请规则',
        '/pages/spread/online': '达人',
        '/pages/spread/onlineDetail': '达人主页',
        '/pages/spread/collect': '我的收藏夹',
        '/pages/user/poster': '邀请海报',
      },
    },
    support: {
      about: '与客服实时对话、发送图片并查看历史记录。',
      screens: {
        '/pages/common/server': '客服',
        '/pages/user/kefu': '客服列表',
        '/pages/spread/chat': '推广客服',
      },
    },
    shopkeeper: {
      about: '店主专区：收入、好友、订单和等级。',
      screens: {
        '/pages/shopkeeper/index': '店主后台',
        '/pages/shopkeeper/weekend': '周收入',
        '/pages/shopkeeper/wuliu': '物流详情',
        '/pages/shopkeeper/friends': '好友',
        '/pages/shopkeeper/friendsOrder': '好友订单',
        '/pages/shopkeeper/level': '店主等级',
        '/pages/shopkeeper/income': '收入',
        '/pages/shopkeeper/mallOrder': '商城订单',
        '/pages/shopkeeper/list': '店铺列表',
        '/pages/shopkeeper/orderDetails': '订单详情',
        '/pages/shopkeeper/search': '搜索',
        '/pages/shopkeeper/withdraw': '提现收入',
      },
    },
    market: {
      about: '和其他玩家买卖玩具，确认收货后才放款。',
      screens: {
        '/pages/sale/sellerCenter': '卖家中心',
        '/pages/sale/sellDetail': '卖出订单',
        '/pages/sale/sellerCreate': '卖家注册',
        '/pages/sale/uploadProduct': '发布商品',
        '/pages/sale/productDetail': '编辑商品',
        '/pages/sale/saleOrder': '支付订单',
        '/pages/sale/saleOrderDetail': '支付订单详情',
        '/pages/sale/buyDetail': '买入订单',
      },
    },
    forum: {
      about: '晒收藏、提问交流、关注官方动态的地方。',
      screens: {
        '/pages/index/forum': '社区',
        '/pages/index/forum_details': '帖子',
        '/pages/index/forum_official': '官方动态',
        '/pages/index/forum_publish': '发布',
        '/pages/index/forum_more': '更多帖子',
        '/pages/home/dynamic': '动态',
      },
    },
    gems: {
      about: '挖掘宝石、兑换礼物、与团队一起玩。',
      screens: {
        '/pages/index/gemstone': '宝石区',
        '/pages/Gemstone/index': '我的宝石',
        '/pages/Gemstone/field': '矿场',
        '/pages/Gemstone/record': '宝石记录',
        '/pages/Gemstone/change': '宝石兑换',
        '/pages/Gemstone/changeRecord': '兑换记录',
        '/pages/Gemstone/team': '我的团队',
        '/pages/Gemstone/teamRecord': '团队记录',
        '/pages/Gemstone/games': '游戏中心',
        '/pages/Gemstone/guild': '公会',
        '/pages/Gemstone/battle': '星际大逃杀',
      },
    },
    membership: {
      about: 'KOC 卡、Premium 与 Super Premium 及其各自权益。',
      screens: {
        '/pages/bag/Koc': 'KOC 卡与会员',
        '/pages/bag/BuyKoc': '购买会员',
      },
    },
  },
} satisfies Texts<typeof vn>;
