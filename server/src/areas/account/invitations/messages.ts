import type { Translated } from '@mcy/api/contract';

export const inviteCodeNotFound: Translated = {
  vn: 'Không có mã mời này. Vui lòng kiểm tra lại với bạn của bạn.',
  zh: '没有这个邀请码，请与好友核对。',
  en: 'Nobody has this invite code. Please check it with your friend.',
};

export const ownInviteCode: Translated = {
  vn: 'Đây là mã mời của chính bạn. Vui lòng nhập mã của người đã mời bạn.',
  zh: '这是您自己的邀请码，请填写邀请您的人的邀请码。',
  en: 'This is your own invite code. Please enter that of the person who invited you.',
};

export const inviteCircle: Translated = {
  vn: 'Người này đến MCY nhờ lời mời của bạn, nên không thể là người mời bạn.',
  zh: '对方是因您的邀请而来，不能成为您的邀请人。',
  en: 'This player came by your invitation, so they cannot be the one who invited you.',
};

export const inviteCodeBound: Translated = {
  vn: 'Bạn đã liên kết mã mời rồi, mỗi tài khoản chỉ liên kết một lần.',
  zh: '您已绑定过邀请码，每个账号只能绑定一次。',
  en: 'You have bound an invite code already. It can be done once.',
};

export const inviteCodeLate: Translated = {
  vn: 'Đã quá 30 ngày kể từ khi bạn đăng ký, nên không thể liên kết mã mời nữa.',
  zh: '注册已超过30天，无法再绑定邀请码。',
  en: 'An invite code can be bound within 30 days of registering, and these are over.',
};

export const shareKeyUnknown: Translated = {
  vn: 'Liên kết mời này không còn dùng được.',
  zh: '该邀请链接已失效。',
  en: 'This invite link does not work any more.',
};
