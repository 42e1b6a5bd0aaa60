import { describe, expect, it } from 'vitest';
import { isPath, paths } from './paths.ts';

/** Section 2 of the spec, as its lists are written there: the prefix, then the pages below it. */
const spec = {
  'pages/index/':
    'index card forum activity mine mall gemstone bag_sec activityDetail search search_result cate_lists cate card_info bag_details mall_details forum_details forum_official forum_publish forum_more',
  'pages/login/': 'index bindPhone',
  'pages/box/': 'pool_choose goods_detail choose_stone goods_rate zhanling record detail coupon open',
  'pages/common/': 'about_delivery_service article Policy banner_detail url server',
  'pages/user/':
    'followList rankList fanList edit do_edit kefu level level_info setting address/index address/add address/edit bind_code coupon coupon_history buyCoupon notify notify_detail stone_flow money_flow diamond_flow poster orders record',
  'pages/home/':
    'dynamic face shiming sign level viewVideo videoList detailList detail create choose_goods roll_prize my_roll_home roll_list',
  'pages/spread/': 'index rule chat online collect onlineDetail',
  'pages/shopkeeper/':
    'index weekend wuliu friends friendsOrder level income mallOrder list orderDetails search withdraw',
  'pages/mall/': 'index details notify notify_detail payResult',
  'pages/bag/': 'send Koc BuyKoc delivery',
  'pages/sale/': 'sellerCenter sellDetail sellerCreate uploadProduct productDetail saleOrder saleOrderDetail buyDetail',
  'pages/Gemstone/': 'index field record change changeRecord team teamRecord',
};

describe('the paths', () => {
  it.each(Object.entries(spec))('%s are spelled as the spec spells them', (prefix, pages) => {
    expect(pages.split(' ').filter((page) => !isPath(`/${prefix}${page}`))).toEqual([]);
  });

  it('differ by more than case', () => {
    const known = Object.keys(paths);
    expect(new Set(known.map((path) => path.toLowerCase())).size).toBe(known.length);
  });

  it('know no other address', () => {
    expect(['/pages/box/open', '/pages/box/Open', '/sandbox/pay/1', 'toString'].map(isPath)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
