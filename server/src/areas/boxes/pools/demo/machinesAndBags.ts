import type { Translated } from '@mcy/api/contract';
import type { DemoTier } from './DemoSeries.ts';

/** A card machine or a lucky bag of the demo; its toys are those of several series. */
export interface DemoFacePool {
  slug: string;
  /** Of its first toy. */
  series: string;
  kind: 'card_machine' | 'lucky_bag';
  name: Translated;
  description: Translated;
  image: string;
  price: number;
  /** Published order, best first: toy, tier, and tickets made. */
  odds: readonly (readonly [toy: string, tier: DemoTier, weight: number])[];
  /** Of a lucky bag: what each toy is worth at least. */
  worth_at_least?: number;
}

/** The demo's card machines and lucky bags, in the shop's order. */
export const machinesAndBags: readonly DemoFacePool[] = [
  {
    slug: 'machine-dragons',
    series: 'dragon-valley',
    kind: 'card_machine',
    name: { vn: 'Máy thẻ Rồng Vàng', zh: '金龙抽卡机', en: 'Golden Dragon Machine' },
    description: {
      vn: '100 thẻ, một thẻ vàng. Kéo cần, thẻ rơi xuống, lật lên mới biết.',
      zh: '100 张卡，仅一张金卡。拉下拉杆，翻开才知道。',
      en: '100 cards, one of them gold. Pull the lever, and flip the card that drops.',
    },
    image: 'jade-dragon-king',
    price: 29_000,
    odds: [
      ['jade-dragon-king', 'A', 1],
      ['milk-tooth-rex', 'B', 1],
      ['daydream-longneck', 'C', 2],
      ['puddle-croc', 'D', 5],
      ['mountain-turtle', 'E', 11],
      ['hatchling-pip', 'F', 30],
      ['cookie-crumb', 'G', 50],
    ],
  },
  {
    slug: 'machine-moon',
    series: 'moonlight-academy',
    kind: 'card_machine',
    name: { vn: 'Máy thẻ Dạ Hội Trăng', zh: '月夜舞会抽卡机', en: 'Moonlight Ball Machine' },
    description: {
      vn: '60 thẻ mời dự dạ hội. Thẻ của Công chúa Mặt Trăng vẫn còn trong máy.',
      zh: '60 张舞会请柬，月亮公主的那一张还在机器里。',
      en: '60 invitations to the ball. The Moon Princess’s own is still inside.',
    },
    image: 'moon-princess',
    price: 49_000,
    odds: [
      ['moon-princess', 'A', 1],
      ['forest-elf', 'B', 1],
      ['silent-ninja', 'C', 3],
      ['cape-hero', 'D', 5],
      ['star-fairy', 'E', 15],
      ['wink-ghost', 'F', 35],
    ],
  },
  {
    slug: 'machine-sea',
    series: 'deep-sea',
    kind: 'card_machine',
    name: { vn: 'Máy thẻ Đáy Biển', zh: '深海抽卡机', en: 'Deep Sea Machine' },
    description: {
      vn: 'Máy nhỏ 30 thẻ cho người mới: thẻ nào cũng có quà, giá nhẹ như bọt biển.',
      zh: '30 张卡的小机器，新手友好：张张有礼，价格轻松。',
      en: 'A small machine for beginners: 30 cards, and a toy on each of them.',
    },
    image: 'leaping-dolphin',
    price: 39_000,
    odds: [
      ['leaping-dolphin', 'A', 1],
      ['shy-shark', 'B', 2],
      ['cafe-crab', 'C', 4],
      ['puffer-professor', 'D', 6],
      ['disc-fish', 'E', 8],
      ['echo-shell', 'F', 9],
    ],
  },
  {
    slug: 'bag-new-year',
    series: 'galaxy-station',
    kind: 'lucky_bag',
    name: { vn: 'Túi mù Khai Xuân', zh: '新春福袋', en: 'New Year Lucky Bag' },
    description: {
      vn: 'Túi đầu năm: món nào trong túi cũng đáng giá hơn số xu bạn bỏ ra.',
      zh: '开年福袋：袋里每一件都比你付的更值。',
      en: 'For a good start: whatever is in your bag is worth more than you paid.',
    },
    image: 'ring-planet',
    price: 99_000,
    worth_at_least: 110_000,
    odds: [
      ['captain-comet', 'A', 1],
      ['saucer-taxi', 'B', 2],
      ['green-guest', 'C', 9],
      ['ember-butterfly', 'C', 12],
      ['shy-shark', 'D', 18],
      ['ring-planet', 'D', 38],
    ],
  },
  {
    slug: 'bag-sweet',
    series: 'sweet-spirits',
    kind: 'lucky_bag',
    name: { vn: 'Túi mù Tiệc Ngọt', zh: '甜品福袋', en: 'Sweet Party Bag' },
    description: {
      vn: 'Một túi nhỏ thơm mùi bơ sữa. Mở ra, ít nhất cũng là một chiếc donut.',
      zh: '满是奶香的小福袋，最少也有一只甜甜圈。',
      en: 'A small bag that smells of butter. At the very least there’s a donut inside.',
    },
    image: 'cupcake-fairy',
    price: 45_000,
    worth_at_least: 49_000,
    odds: [
      ['cupcake-fairy', 'A', 1],
      ['strawberry-slice', 'B', 1],
      ['boba-buddy', 'C', 4],
      ['sundae-trio', 'D', 9],
      ['donut-roller', 'E', 15],
    ],
  },
  {
    slug: 'bag-collector',
    series: 'morning-garden',
    kind: 'lucky_bag',
    name: { vn: 'Túi mù Sưu Tầm', zh: '典藏福袋', en: 'Collector’s Bag' },
    description: {
      vn: 'Chỉ 20 túi, toàn món lớn cho kệ trưng bày. Không có món nào dưới 220.000.',
      zh: '仅 20 袋，件件都是展柜级大件，最低 220.000 起。',
      en: 'Only 20 bags, each with a piece for the display shelf: none below 220.000.',
    },
    image: 'dawn-unicorn',
    price: 199_000,
    worth_at_least: 220_000,
    odds: [
      ['dawn-unicorn', 'A', 1],
      ['still-swan', 'B', 2],
      ['yoga-flamingo', 'C', 5],
      ['moon-jelly', 'D', 12],
    ],
  },
  {
    slug: 'bag-mini',
    series: 'sweet-spirits',
    kind: 'lucky_bag',
    name: { vn: 'Túi mù Thử Vận', zh: '小试手气福袋', en: 'Try-Your-Luck Bag' },
    description: {
      vn: 'Mười túi bé xíu để thử vận may.',
      zh: '十只迷你福袋，试试手气。',
      en: 'Ten tiny bags to try your luck.',
    },
    image: 'sundae-trio',
    price: 19_000,
    worth_at_least: 21_000,
    odds: [
      ['sundae-trio', 'A', 1],
      ['slow-snail', 'B', 3],
      ['dot-ladybug', 'C', 6],
    ],
  },
];
