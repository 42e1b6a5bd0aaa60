import type { ParsedRequestOf } from '@mcy/api/contract';
import type { openMysteryBox } from '@mcy/api/boxes/opening/contract';

interface DemoOrder {
  /** Who orders: the start of a sign-in name. */
  slug: string;
  pool: string;
  box?: number;
  count: ParsedRequestOf<typeof openMysteryBox>['count'];
  /** True for one that the player has not looked at. */
  unseen?: true;
  /** The coupon that they use, by the name of its issue. */
  coupon?: string;
}

const order = (
  slug: string,
  pool: string,
  count: 1 | 5 | 10,
  more: Pick<DemoOrder, 'box' | 'unseen' | 'coupon'> = {},
): DemoOrder => ({
  slug,
  pool,
  count,
  ...more,
});

/** The boxes that the demo's people open, by days before the first start. They sell out the second box of the deep sea, the second picnic and the smallest lucky bag. */
export const demoOrders: Readonly<Record<number, readonly DemoOrder[]>> = {
  21: [
    order('thaonguyen', 'deep-sea', 10, { box: 2 }),
    order('thaonguyen', 'deep-sea', 1, { box: 2 }),
    order('demo', 'morning-garden', 1),
    order('thaonguyen', 'deep-sea', 5, { box: 2 }),
    order('ductri', 'deep-sea', 1, { box: 2 }),
    order('baochau', 'deep-sea', 10, { box: 2 }),
    order('baochau', 'deep-sea', 10, { box: 2 }),
  ],
  20: [
    order('quang', 'dragon-valley', 10),
    order('ductri', 'dragon-valley', 5),
    order('ductri', 'dragon-valley', 1),
    order('quang', 'dragon-valley', 5),
    order('haidang', 'morning-garden-gallery', 10),
    order('demo', 'deep-sea', 10, { box: 2 }),
  ],
  19: [
    order('quang', 'deep-sea-tide', 1),
    order('ductri', 'deep-sea', 10, { box: 2 }),
    order('baochau', 'morning-garden', 1),
    order('haidang', 'deep-sea-tide', 10),
  ],
  18: [
    order('khanhvy', 'deep-sea-tide', 10),
    order('haidang', 'galaxy-station', 1),
    order('ductri', 'morning-garden-gallery', 5),
    order('oliver', 'deep-sea-tide', 10),
    order('xiaoyu', 'deep-sea-tide', 1),
    order('baochau', 'morning-garden', 5),
  ],
  17: [
    order('ductri', 'sweet-spirits', 5),
    order('demo', 'moonlight-finals', 10),
    order('tiantian', 'galaxy-station', 1),
    order('quang', 'sweet-spirits', 10),
    order('ductri', 'galaxy-station', 1),
  ],
  16: [
    order('thaonguyen', 'moonlight-academy', 10),
    order('hoangyen', 'galaxy-station', 1),
    order('giabao', 'galaxy-endless', 10),
    order('tuananh', 'moonlight-academy', 1),
    order('xiaoyu', 'moonlight-academy', 10),
    order('thaonguyen', 'deep-sea', 5),
    order('lan', 'morning-garden', 5),
    order('quang', 'moonlight-finals', 1),
    order('tuananh', 'morning-garden-gallery', 1),
  ],
  15: [
    order('haidang', 'moonlight-finals', 1),
    order('ductri', 'moonlight-academy', 1),
    order('demo', 'deep-sea', 10, { box: 2 }),
    order('sophie', 'morning-garden-gallery', 10),
    order('ductri', 'galaxy-endless', 1),
    order('ngocmai', 'sweet-spirits', 10),
  ],
  14: [
    order('minhkhoi', 'galaxy-station', 1),
    order('baochau', 'galaxy-endless', 1),
    order('demo', 'dragon-valley', 1),
  ],
  13: [
    order('quang', 'deep-sea', 1, { box: 2 }),
    order('caicai', 'galaxy-station', 1),
    order('haidang', 'morning-garden-gallery', 1),
    order('james', 'dragon-valley', 1),
    order('haidang', 'moonlight-finals', 1),
  ],
  12: [
    order('longvu', 'galaxy-station', 10),
    order('yennhi', 'galaxy-station', 1),
    order('oliver', 'morning-garden', 10),
    order('demo', 'galaxy-endless', 10),
    order('ductri', 'galaxy-endless', 5),
    order('kimngan', 'galaxy-station', 5),
    order('tuananh', 'morning-garden-gallery', 10),
    order('quang', 'moonlight-finals', 10),
  ],
  11: [order('thaonguyen', 'moonlight-academy', 10), order('ngocmai', 'galaxy-endless', 10)],
  10: [
    order('anthony', 'dragon-valley', 1),
    order('quang', 'morning-garden', 1),
    order('demo', 'dragon-valley', 1),
    order('oliver', 'moonlight-academy', 1),
    order('bichngoc', 'galaxy-station', 1),
  ],
  9: [
    order('xiaoyu', 'deep-sea', 1),
    order('lan', 'deep-sea', 1, { box: 2 }),
    order('xiaoyu', 'sweet-spirits', 10),
    order('hongnhung', 'dragon-valley', 1),
    order('thuha', 'moonlight-finals', 1),
    order('trongnhan', 'dragon-valley', 5),
    order('quang', 'galaxy-station', 10),
  ],
  8: [
    order('bichngoc', 'morning-garden-picnic', 10, { box: 2 }),
    order('trongnhan', 'morning-garden-picnic', 5, { box: 2 }),
    order('demo', 'deep-sea', 10, { box: 2 }),
    order('quang', 'galaxy-endless', 10),
    order('phuongthao', 'morning-garden', 10),
    order('laowang', 'dragon-valley', 1),
    order('baochau', 'morning-garden', 10),
    order('baochau', 'deep-sea', 5),
    order('anthony', 'morning-garden-picnic', 10, { box: 2 }),
    order('hongnhung', 'morning-garden-picnic', 5, { box: 2 }),
  ],
  7: [
    order('xiaoyu', 'morning-garden-gallery', 1),
    order('sophie', 'moonlight-finals', 10),
    order('longvu', 'deep-sea', 10),
    order('xiaoyu', 'deep-sea-tide', 1),
    order('oliver', 'deep-sea', 1, { box: 2 }),
    order('haidang', 'deep-sea-tide', 5),
    order('ahao', 'deep-sea', 1),
  ],
  6: [
    order('oliver', 'moonlight-finals', 10, { coupon: 'last-few' }),
    order('demo', 'morning-garden', 1),
    order('myduyen', 'dragon-valley', 1),
  ],
  5: [
    order('sophie', 'moonlight-finals', 5),
    order('kimngan', 'morning-garden-gallery', 10),
    order('quang', 'sweet-spirits', 10),
    order('tuananh', 'deep-sea', 10, { box: 2, coupon: 'ten' }),
    order('tuananh', 'deep-sea-tide', 10),
    order('tuananh', 'dragon-valley', 10),
    order('thaonguyen', 'galaxy-station', 10),
  ],
  4: [
    order('baochau', 'dragon-valley', 1),
    order('demo', 'galaxy-endless', 1, { coupon: 'weekend' }),
    order('vietanh', 'dragon-valley', 1),
  ],
  3: [
    order('longvu', 'moonlight-academy', 5),
    order('lan', 'sweet-spirits', 1),
    order('quocbao', 'moonlight-academy', 10),
    order('quang', 'moonlight-academy', 1),
    order('nhatminh', 'galaxy-station', 10),
    order('baochau', 'galaxy-endless', 1),
    order('diemmy', 'galaxy-station', 1),
    order('thaonguyen', 'galaxy-station', 10, { coupon: 'weekend' }),
  ],
  2: [
    order('thaonguyen', 'bag-sweet', 10),
    order('haidang', 'bag-mini', 5),
    order('thaonguyen', 'machine-sea', 10),
    order('thaonguyen', 'bag-collector', 5),
    order('haidang', 'machine-sea', 5),
    order('thaonguyen', 'bag-sweet', 10),
    order('ductri', 'morning-garden-gallery', 1),
    order('demo', 'dragon-valley', 1),
    order('yueliang', 'galaxy-station', 1),
  ],
  1: [
    order('haidang', 'bag-new-year', 5),
    order('thaonguyen', 'machine-sea', 10),
    order('haidang', 'bag-mini', 5),
    order('thaonguyen', 'bag-sweet', 5),
    order('ductri', 'machine-dragons', 10),
    order('demo', 'sweet-spirits', 10, { unseen: true }),
    order('tuananh', 'morning-garden', 5),
    order('dangkhoa', 'deep-sea', 1),
    order('longvu', 'galaxy-station', 10),
  ],
  0: [
    order('thanhtruc', 'sweet-spirits', 5),
    order('maika', 'deep-sea-tide', 1),
    order('demo', 'deep-sea-tide', 1, { unseen: true }),
    order('kimngan', 'dragon-valley', 1),
    order('emily', 'deep-sea', 1),
    order('baochau', 'sweet-spirits', 1),
    order('quang', 'moonlight-finals', 1),
    order('oliver', 'moonlight-academy', 1),
    order('lucas', 'galaxy-endless', 1),
    order('xiaoyu', 'morning-garden-gallery', 1),
    order('hieuminh', 'morning-garden', 1),
  ],
};
