import { type SharedItem, sharedItem } from '../../../platform/pages/SharedItem.ts';
import type { SharedPage } from '../../../platform/pages/SharedPage.ts';
import { shopItem } from '../../../platform/pages/shopItem.ts';

const boxes = sharedItem({
  name: { vn: 'Hộp mù đang bán', zh: '在售盲盒', en: 'Mystery boxes on sale' },
  description: {
    vn: 'Ichiban, hộp vô hạn, anime: tỉ lệ công khai, lượt mở nào cũng tự kiểm chứng được.',
    zh: '一番赏、无限赏、动漫赏：概率公开，每一次开盒都能自己验证。',
    en: 'Ichiban, infinite and anime boxes with published odds. You can verify every draw.',
  },
  image: '/art/toys/captain-comet.webp',
  url_meta: '/pages/index/card',
});

const register = sharedItem({
  name: { vn: 'Đăng ký tài khoản MCY', zh: '注册 MCY 账号', en: 'Join MCY' },
  description: {
    vn: 'Tạo tài khoản, mở hộp đầu tiên và bắt đầu sưu tầm.',
    zh: '注册账号，打开第一个盲盒，开始你的收藏。',
    en: 'Create an account, open your first box and start your collection.',
  },
  image: '/art/toys/birthday-queen.webp',
  url_meta: '/pages/login/register',
});

function invitation(url_meta: string): SharedItem {
  return sharedItem({
    name: { vn: 'Bạn được mời đến MCY', zh: '邀请你来 MCY 开盲盒', en: 'You’re invited to MCY' },
    description: {
      vn: 'Cùng bạn bè mở hộp mù và sưu tầm đồ chơi nghệ thuật.',
      zh: '和朋友一起开盲盒，收藏潮流玩具。',
      en: 'Open mystery boxes and collect art toys with your friends.',
    },
    image: '/art/toys/birthday-queen.webp',
    url_meta,
  });
}

const items: Readonly<Record<string, SharedItem>> = {
  '/': shopItem,
  '/pages/index/index': shopItem,
  '/pages/index/card': boxes,
  '/pages/login/register': register,
  '/pages/spread/index': invitation('/pages/spread/index'),
  '/pages/spread/rule': invitation('/pages/spread/rule'),
  '/pages/user/poster': invitation('/pages/user/poster'),
};

/** Pages with fixed content, by path; a page in no area's list describes the shop. */
export const shopPages: Readonly<Record<string, SharedPage>> = Object.fromEntries(
  Object.entries(items).map(([path, item]) => [path, { parameter: null, read: () => Promise.resolve(item) }]),
);
