import { type Translated, formatAmount } from '@mcy/api/contract';
import { z } from 'zod';

/** A name as a request to a second operator stores it. */
export const storedName = z.object({ vn: z.string(), zh: z.string(), en: z.string() });

const stock: Translated = { vn: 'Số phiếu', zh: '数量', en: 'Coupons' };
const budget: Translated = { vn: 'Ngân sách', zh: '预算', en: 'Budget' };

/** Words of what takes two operators here. */
export const budgetWords = {
  stock,
  budget,
  title: (verb: Translated, name: Translated): Translated => ({
    vn: `${verb.vn} “${name.vn}”`,
    zh: `${verb.zh}“${name.zh}”`,
    en: `${verb.en} “${name.en}”`,
  }),
  amount: (value: number): Translated => {
    const text = formatAmount(value);
    return { vn: text, zh: text, en: text };
  },
  coins: (value: number): Translated => {
    const text = formatAmount(value);
    return { vn: `${text} xu`, zh: `${text} 金币`, en: `${text} coins` };
  },
};
