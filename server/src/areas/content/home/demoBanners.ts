import type { Translated } from '@mcy/api/contract';
import { demoId } from '../../../platform/db/demoId.ts';
import type { Tables } from '../../../platform/db/database.ts';

interface DemoBanner extends Pick<Tables['banner'], 'tint' | 'image' | 'path'> {
  slug: string;
  title: Translated;
  subtitle: Translated;
}

/** Banners of the demo's home screen, in order. */
export const demoBanners: readonly DemoBanner[] = [
  {
    slug: 'dragon-valley',
    title: { vn: 'Thung lũng Rồng đã mở cửa', zh: '龙之谷，开门迎客', en: 'Dragon Valley is open' },
    subtitle: {
      vn: 'Mở vé cuối, rước Lão Rồng Râu Xoăn',
      zh: '抽走最后一张，卷须老龙跟你回家',
      en: 'Take the last ticket, take Old Curlwhisker home',
    },
    image: '/art/toys/whisker-dragon.webp',
    tint: 'violet',
    path: `/pages/box/detail?pool_id=${firstBoxOf('dragon-valley')}`,
  },
  {
    slug: 'sweet-jar',
    title: { vn: 'Chỉ 9.000 một lượt', zh: '一次只要 9.000', en: 'Just 9.000 a draw' },
    subtitle: {
      vn: 'Lọ kẹo Vô Tận, thò tay vào là có quà',
      zh: '无底糖罐，伸手就有礼物',
      en: 'The Bottomless Sweet Jar never runs out',
    },
    image: '/art/toys/boba-buddy.webp',
    tint: 'rose',
    path: `/pages/box/detail?pool_id=${firstBoxOf('sweet-spirits-jar')}`,
  },
  {
    slug: 'galaxy-station',
    title: { vn: 'Trạm Ngân Hà gọi hành khách', zh: '银河驿站，请旅客登站', en: 'Galaxy Station is boarding' },
    subtitle: {
      vn: '120 vé, hai Thuyền trưởng Sao Chổi',
      zh: '120 张票，两位彗星船长',
      en: '120 tickets, two Captain Comets',
    },
    image: '/art/toys/captain-comet.webp',
    tint: 'cyan',
    path: `/pages/box/detail?pool_id=${firstBoxOf('galaxy-station')}`,
  },
  {
    slug: 'fair-draw',
    title: {
      vn: 'Mở hộp công bằng, tự bạn kiểm chứng',
      zh: '公平开盒，自己验证',
      en: 'Fair draws you can check yourself',
    },
    subtitle: {
      vn: 'Hash công bố trước, seed công bố sau',
      zh: '先公布哈希，再公开种子',
      en: 'The hash first, the seed later',
    },
    image: '/art/toys/blue-hat-mage.webp',
    tint: 'amber',
    path: `/pages/box/goods_rate?pool_id=${firstBoxOf('moonlight-academy')}`,
  },
];

/** The first box of a demo pool, by the name its id derives from; a test of the boxes compares them. */
function firstBoxOf(pool: string): string {
  return demoId(`pool/${pool}/1`);
}
