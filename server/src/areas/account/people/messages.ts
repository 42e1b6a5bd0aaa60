import type { Translated } from '@mcy/api/contract';

export const userNotFound: Translated = {
  vn: 'Không tìm thấy người chơi này. Vui lòng kiểm tra lại liên kết.',
  zh: '找不到该玩家，请检查链接。',
  en: 'We couldn’t find this player. Check the link.',
};

export const followOneself: Translated = {
  vn: 'Bạn không thể tự theo dõi chính mình.',
  zh: '不能关注自己。',
  en: 'You can’t follow yourself.',
};
