import type { Translated } from '@mcy/api/contract';
import type { DemoProduct, DemoVariant } from './DemoProduct.ts';

/** A toy of the boxes' demo, by its key. */
export interface DemoMallToy {
  key: string;
  toy_id: string;
  series_id: string;
  name: Translated;
  description: Translated;
  image: string;
  value: number;
}

export interface DemoMallSeries {
  series_id: string;
  name: Translated;
  image: string;
  toys: readonly DemoMallToy[];
}

/** Toys that are also made in another finish. */
const glow = new Set(['moon-jelly', 'captain-comet', 'jade-dragon-king', 'night-count']);
const pearl = new Set(['singing-mermaid', 'birthday-queen', 'dawn-unicorn', 'moon-princess']);

function named(name: Translated, words: Translated): Translated {
  const put = (text: string, into: string) => into.replace('*', text);
  return { vn: put(name.vn, words.vn), zh: put(name.zh, words.zh), en: put(name.en, words.en) };
}

const variants = {
  standard: { vn: 'Bản thường', zh: '普通版', en: 'Standard' },
  glow: { vn: 'Dạ quang', zh: '夜光版', en: 'Glow in the dark' },
  pearl: { vn: 'Ánh ngọc trai', zh: '珠光版', en: 'Pearl' },
  large: { vn: 'Cỡ lớn 40 cm', zh: '大号 40 cm', en: 'Large, 40 cm' },
  one: { vn: '1 chiếc', zh: '1 个', en: 'One' },
  three: { vn: 'Combo 3 chiếc', zh: '3 个装', en: 'Pack of 3' },
  small: { vn: '20 cm', zh: '20 cm', en: '20 cm' },
  middle: { vn: '35 cm', zh: '35 cm', en: '35 cm' },
  big: { vn: '60 cm', zh: '60 cm', en: '60 cm' },
  a3: { vn: 'A3, không khung', zh: 'A3 无框', en: 'A3, no frame' },
  a2: { vn: 'A2, không khung', zh: 'A2 无框', en: 'A2, no frame' },
  framed: { vn: 'A3, khung gỗ', zh: 'A3 木框', en: 'A3, wooden frame' },
  single: { vn: '1 ngăn', zh: '单格', en: 'One place' },
  four: { vn: '4 ngăn', zh: '四格', en: 'Four places' },
  lit: { vn: '4 ngăn, có đèn LED', zh: '四格带灯', en: 'Four places, with LED' },
  boxed: { vn: 'Hộp quà 6 nhân vật', zh: '六位礼盒', en: 'Gift box of six' },
  trio: { vn: 'Hộp quà 3 nhân vật', zh: '三位礼盒', en: 'Gift box of three' },
} satisfies Record<string, Translated>;

const thousands = (price: number) => Math.round(price / 1000) * 1000;

/** A figure: the toy itself, and in other finishes and sizes. */
export function demoFigure(toy: DemoMallToy, place: number): DemoProduct {
  const { key, name, description, image, value } = toy;
  const finish = glow.has(key) ? 'glow' : pearl.has(key) ? 'pearl' : null;
  const preSale = place % 17 === 5;
  const offered: DemoVariant[] = [
    {
      name: variants.standard,
      price: value,
      of_toy: true,
      units: place % 11 === 7 ? 0 : 3 + ((place * 7) % 22),
      ...(place % 4 === 1 && { sale: 15 + (place % 3) * 5 }),
    },
  ];
  if (finish !== null)
    offered.push({
      name: variants[finish],
      price: thousands(value * 1.35),
      units: 4 + (place % 3),
    });
  if (value >= 400_000)
    offered.push({ name: variants.large, price: thousands(value * 2.8), units: place % 3 === 0 ? 0 : 2 });
  return {
    slug: `figure/${key}`,
    series_id: toy.series_id,
    toy_id: toy.toy_id,
    category: 'figure',
    name,
    description,
    photos: [image],
    shipping_fee: 30_000,
    cod_allowed: !preSale && value < 500_000,
    ...(value >= 600_000 && { limit_per_buyer: 2 }),
    ...(preSale && { deposit: thousands(value * 0.2) }),
    variants: offered,
  };
}

export function demoKeychain(toy: DemoMallToy, place: number): DemoProduct {
  const charm = toy.name.en.endsWith(' charm');
  const price = Math.max(19_000, thousands(toy.value));
  return {
    slug: `keychain/${toy.key}`,
    series_id: toy.series_id,
    toy_id: toy.toy_id,
    category: 'keychain',
    name: charm ? toy.name : named(toy.name, { vn: 'Móc khóa *', zh: '*挂件', en: '* charm' }),
    description: named(toy.name, {
      vn: '* thu nhỏ cho chùm chìa khóa hay quai ba lô. Khoen thép, xoay được, không xước máy.',
      zh: '迷你版*，可挂钥匙或背包。钢扣可旋转，不刮手机。',
      en: 'A small * for keys or a backpack. The steel ring turns, and it won’t scratch your phone.',
    }),
    photos: [toy.image],
    shipping_fee: 15_000,
    cod_allowed: true,
    variants: [
      { name: variants.one, price, units: 40 - place * 3, ...(charm && { of_toy: true as const }) },
      { name: variants.three, price: thousands(price * 2.6), units: 12, ...(place % 3 === 0 && { sale: 20 }) },
    ],
  };
}

export function demoPlush(toy: DemoMallToy, place: number): DemoProduct {
  const price = 149_000 + (place % 4) * 20_000;
  return {
    slug: `plush/${toy.key}`,
    series_id: toy.series_id,
    toy_id: toy.toy_id,
    category: 'plush',
    name: named(toy.name, { vn: 'Thú bông *', zh: '*毛绒公仔', en: '* plush' }),
    description: named(toy.name, {
      vn: '* bằng nhung mịn, ruột bông PP sạch, giặt máy được. Ôm vừa tay, ngồi vững trên kệ.',
      zh: '*毛绒款，细绒面料，PP 棉填充，可机洗。抱着刚好，摆着也稳。',
      en: '* in soft velvet, filled with clean fiber, machine washable. Good to hug, and sits up on its own.',
    }),
    photos: [toy.image],
    shipping_fee: 30_000,
    cod_allowed: true,
    variants: [
      { name: variants.small, price, units: 18 + (place % 5) * 4, ...(place % 5 === 2 && { sale: 25 }) },
      { name: variants.middle, price: thousands(price * 1.7), units: place % 4 === 3 ? 0 : 9 },
      { name: variants.big, price: thousands(price * 3.2), units: 3 },
    ],
  };
}

export function demoPoster(toy: DemoMallToy, place: number): DemoProduct {
  return {
    slug: `poster/${toy.key}`,
    series_id: toy.series_id,
    toy_id: toy.toy_id,
    category: 'poster',
    name: named(toy.name, { vn: 'Tranh treo tường *', zh: '*装饰画', en: '* art print' }),
    description: named(toy.name, {
      vn: '* in trên giấy mỹ thuật 250 g, màu bền 80 năm. Gửi trong ống cứng, không nhàu.',
      zh: '*艺术微喷，250 克美术纸，颜色可保存八十年。硬筒寄送，不折不皱。',
      en: '* printed on 250 g art paper with colors that last 80 years. Sent in a hard tube, without a crease.',
    }),
    photos: [toy.image],
    shipping_fee: 25_000,
    cod_allowed: true,
    variants: [
      { name: variants.a3, price: 89_000, units: 30 },
      { name: variants.a2, price: 139_000, units: 20, ...(place % 4 === 0 && { sale: 10 }) },
      { name: variants.framed, price: 259_000, units: place % 5 === 1 ? 0 : 6 },
    ],
  };
}

export function demoDisplay({ series_id, name, image }: DemoMallSeries, place: number): DemoProduct {
  return {
    slug: `display/${place}`,
    series_id,
    toy_id: null,
    category: 'display',
    name: named(name, { vn: 'Hộp trưng bày *', zh: '*展示盒', en: '* display case' }),
    description: named(name, {
      vn: 'Mica trong 3 mm, nền tranh bộ *, xếp chồng được. Chống bụi, chống tia UV.',
      zh: '3 毫米高透亚克力，*主题背板，可叠放。防尘防紫外线。',
      en: 'Clear 3 mm acrylic with a * backdrop; cases stack. Keeps out dust and UV light.',
    }),
    photos: [image],
    shipping_fee: 45_000,
    cod_allowed: true,
    variants: [
      { name: variants.single, price: 99_000, units: 25 },
      { name: variants.four, price: 289_000, units: 10 },
      { name: variants.lit, price: 459_000, units: place % 2 === 0 ? 5 : 0, ...(place % 3 === 0 && { sale: 15 }) },
    ],
  };
}

export function demoSet({ series_id, name, toys, image }: DemoMallSeries, place: number): DemoProduct {
  const price = thousands(toys.slice(0, 6).reduce((sum, { value }) => sum + value, 0) * 0.85);
  const preSale = place % 2 === 0;
  return {
    slug: `set/${place}`,
    series_id,
    toy_id: null,
    category: 'set',
    name: named(name, { vn: 'Trọn bộ *', zh: '*全套礼盒', en: '* complete set' }),
    description: named(name, {
      vn: 'Nhân vật của bộ * trong hộp quà đánh số, kèm giấy chứng nhận. Trọn sáu món rẻ hơn mua lẻ 15%.',
      zh: '*角色编号礼盒，附收藏证书。六位全套比单买省 15%。',
      en: 'Characters of * in a numbered gift box with a certificate. All six cost 15% less than one by one.',
    }),
    photos: [image, ...toys.slice(1, 6).map((toy) => toy.image)],
    shipping_fee: 50_000,
    cod_allowed: false,
    limit_per_buyer: 1,
    ...(preSale && { deposit: thousands(price * 0.2) }),
    variants: [
      { name: variants.boxed, price, units: 20 },
      {
        name: variants.trio,
        price: thousands(price * 0.4),
        units: 8,
        photos: toys.slice(3, 6).map((toy) => toy.image),
      },
    ],
  };
}
