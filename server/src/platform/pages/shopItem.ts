import { type SharedItem, sharedItem } from './SharedItem.ts';

/** The fallback for a shared link: the shop itself. */
export const shopItem: SharedItem = sharedItem({
  name: {
    vn: 'MCY – Hộp mù và đồ chơi sưu tầm',
    zh: 'MCY – 盲盒与收藏玩具',
    en: 'MCY – Mystery boxes and collectible toys',
  },
  description: {
    vn: 'Hộp mù (blind box) và đồ chơi sưu tầm: xem tỉ lệ, mở hộp, giữ trọn từng món.',
    zh: '盲盒与收藏玩具：概率公开，开盒即得，件件归你。',
    en: 'Mystery boxes and collectible toys: see the odds, open the box, keep every piece.',
  },
  image: '/art/toys/jade-dragon-king.webp',
  url_meta: '/',
});
