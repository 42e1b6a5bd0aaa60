import type { Translated } from '@mcy/api/contract';
import { mostWishes } from '@mcy/api/mall/wishlist/words';

export const wishlistFull: Translated = {
  vn: `Danh sách yêu thích chỉ chứa được ${mostWishes} món. Bỏ bớt món không cần rồi thêm lại nhé.`,
  zh: `心愿单最多放 ${mostWishes} 件，请先删去不需要的。`,
  en: `A wish list holds ${mostWishes} products. Remove what you don’t need, then add this again.`,
};
