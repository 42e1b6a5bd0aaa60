import type { Translated } from '@mcy/api/contract';
import type { Level } from './levels.ts';

/** Level names in the server's texts. */
export const levelNames: Readonly<Record<Level, Translated>> = {
  bronze: { vn: 'Đồng', zh: '青铜', en: 'Bronze' },
  silver: { vn: 'Bạc', zh: '白银', en: 'Silver' },
  gold: { vn: 'Vàng', zh: '黄金', en: 'Gold' },
  platinum: { vn: 'Bạch kim', zh: '铂金', en: 'Platinum' },
  diamond: { vn: 'Kim cương', zh: '钻石', en: 'Diamond' },
  black_gold: { vn: 'Hắc kim', zh: '黑金', en: 'Black Gold' },
  supreme: { vn: 'Chí tôn', zh: '至尊', en: 'Supreme' },
};
