import type { Translated } from '@mcy/api/contract';

export const notDecomposable: Translated = {
  vn: 'Có mẫu không tách được. Bạn bỏ món đó ra rồi thử lại nhé.',
  zh: '其中有不可分解的玩具，请取消选择后重试。',
  en: 'One of these toys can’t be decomposed. Take it out of your selection and try again.',
};

export const stonesChanged: Translated = {
  vn: 'Số đá nhận được vừa thay đổi nên shop chưa tách món nào. Bạn xem lại rồi xác nhận nhé.',
  zh: '可获得的灵魂石数量刚刚有变，尚未分解任何玩具。请确认后再试。',
  en: 'What you would get has just changed, so nothing was decomposed. Check the new amount, then confirm again.',
};

export function decomposeSubject(count: number): Translated {
  return {
    vn: `Tách ${count} món đồ chơi`,
    zh: `分解 ${count} 件玩具`,
    en: `${count} ${count === 1 ? 'toy' : 'toys'} decomposed`,
  };
}
