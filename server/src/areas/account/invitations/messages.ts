import type { Translated } from '@mcy/api/contract';

export const inviteCodeNotFound: Translated = {
  vn: 'Không có mã mời này. Vui lòng kiểm tra lại với bạn của bạn.',
  zh: '没有这个邀请码，请与好友核对。',
  en: 'This invite code doesn’t exist. Check it with your friend.',
};

export const ownInviteCode: Translated = {
  vn: 'Đây là mã mời của chính bạn. Vui lòng nhập mã của người đã mời bạn.',
  zh: '这是你自己的邀请码，请填写邀请你的人的邀请码。',
  en: 'This is your own invite code. Enter the code of the person who invited you.',
};

export const inviteCircle: Translated = {
  vn: 'Người này đến MCY nhờ lời mời của bạn, nên không thể là người mời bạn.',
  zh: '对方是因你的邀请而来，不能成为你的邀请人。',
  en: 'You invited this player, so they can’t be your inviter.',
};

export const inviteCodeBound: Translated = {
  vn: 'Bạn đã liên kết mã mời rồi, mỗi tài khoản chỉ liên kết một lần.',
  zh: '你已绑定过邀请码，每个账号只能绑定一次。',
  en: 'You’ve already added an invite code. You can only do this once.',
};

export const inviteCodeLate: Translated = {
  vn: 'Đã quá 30 ngày kể từ khi bạn đăng ký, nên không thể liên kết mã mời nữa.',
  zh: '注册已超过 30 天，无法再绑定邀请码。',
  en: 'You can only add an invite code within 30 days of registering.',
};

export const shareKeyUnknown: Translated = {
  vn: 'Liên kết mời này không còn dùng được.',
  zh: '该邀请链接已失效。',
  en: 'This invite link no longer works.',
};
