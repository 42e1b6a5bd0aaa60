import { giftLimits } from '@mcy/api/collection/gifts/words';
import type { Translated } from '@mcy/api/contract';

export const friendNotFound: Translated = {
  vn: 'Không tìm thấy người chơi nào với mã mời hoặc số điện thoại này. Bạn kiểm tra lại, hoặc tặng qua liên kết nhé.',
  zh: '没有找到使用该邀请码或手机号的玩家。请核对，或改用链接赠送。',
  en: 'No player has this invite code or phone number. Check it, or give by link instead.',
};

export const giftToOneself: Translated = {
  vn: 'Đây là mã hoặc số của chính bạn. Hãy nhập của người bạn muốn tặng.',
  zh: '这是你自己的邀请码或手机号，请输入朋友的。',
  en: 'This is your own code or number. Enter your friend’s.',
};

export const toyNotGiftable: Translated = {
  vn: 'Có món đồ không tặng được vì chỉ dành cho người đã trúng. Hãy bỏ món đó ra.',
  zh: '有玩具不能赠送：它只属于抽中的玩家。请取消选择。',
  en: 'One of these toys stays with the player who won it and can’t be given. Remove it from the gift.',
};

export const tooManyOpenGifts: Translated = {
  vn: `Bạn đang có ${giftLimits.open} món quà chờ nhận. Chờ bạn bè nhận bớt, hoặc lấy lại một món rồi tặng tiếp nhé.`,
  zh: `你已有 ${giftLimits.open} 份礼物等待领取。请等朋友领取，或收回一份后再送。`,
  en: `You have ${giftLimits.open} gifts waiting for an answer. Wait for one, or take one back first.`,
};

export const tooManyGiftsToday: Translated = {
  vn: `Mỗi ngày tặng được tối đa ${giftLimits.perDay} lần. Ngày mai bạn tặng tiếp nhé.`,
  zh: `每天最多赠送 ${giftLimits.perDay} 次，请明天再送。`,
  en: `You can give ${giftLimits.perDay} times a day. You can give again tomorrow.`,
};

export const giftNotFound: Translated = {
  vn: 'Không tìm thấy món quà này. Bạn kiểm tra lại liên kết nhé.',
  zh: '找不到这份礼物，请检查链接。',
  en: 'We couldn’t find this gift. Check the link.',
};

export const giftNotOpen: Translated = {
  vn: 'Món quà này đã được nhận hoặc đã trở về người tặng.',
  zh: '这份礼物已被领取或已退回赠送人。',
  en: 'This gift was already accepted, or went back to its giver.',
};

export const giftNotYours: Translated = {
  vn: 'Bạn không thực hiện được việc này: chỉ người nhận mới nhận được quà, chỉ người tặng mới lấy lại được.',
  zh: '你不能执行此操作：只有收礼人可以领取，只有赠送人可以收回。',
  en: 'You can’t do this with this gift: only the recipient can accept it, and only its giver can take it back.',
};
