import { sharedItem } from '../../../platform/pages/SharedItem.ts';

/** What the link of any gift shows in a chat: nothing about the gift itself, which is for the friend to open. */
export const sharedGift = sharedItem({
  name: { vn: 'Có một hộp quà đang chờ bạn!', zh: '有一份礼物在等你！', en: 'A gift is waiting for you!' },
  description: {
    vn: 'Một người bạn gửi tặng bạn đồ chơi trên MCY. Mở hộp và nhận quà nhé.',
    zh: '朋友在 MCY 送了你玩具，打开礼盒领取吧。',
    en: 'A friend is giving you toys on MCY. Open the box and accept them.',
  },
  image: '/art/toys/birthday-queen.webp',
  url_meta: '/pages/bag/gift_open',
});
