import type { Pool } from '@mcy/api/boxes/pools/contract';
import type { Rarity } from '@mcy/ui/tokens';

/** Each picture has its own address: in a shop, too, pictures load after the page. */
function pictureOf(name: string): string {
  return `art/toys/jade-dragon-king.webp?of=${name}`;
}

const rarities: readonly Rarity[] = ['common', 'rare', 'epic', 'legendary'];

/** Creates a typical list of boxes: most finite, every fourth infinite, some sold out. `turn` varies price and tickets left. */
export function makePools(count: number, turn: number): readonly Pool[] {
  return Array.from({ length: count }, (_, index): Pool => {
    const infinite = index % 4 === 3;
    const remaining = infinite ? null : (index * 7 + turn) % 80;
    return {
      pool_id: `pool-${index}`,
      series_id: `series-${index % 6}`,
      series_name: 'Rừng Huyền Thoại',
      kind: infinite ? 'infinite' : 'ichiban',
      supply: infinite ? 'infinite' : 'finite',
      name: `Đêm Hội Rồng Ngọc, hộp ${index}`,
      image: pictureOf(`pool-${index}`),
      price: 30_000 + (index % 10) * 1_000 + turn,
      total: infinite ? null : 80,
      remaining,
      sold_out: remaining === 0,
      top_prizes: [0, 1, 2].map((place) => ({
        prize_id: `prize-${index}-${place}`,
        kind: 'toy',
        tier: 'A',
        value: 420_000,
        name: 'Rồng Ngọc',
        image: pictureOf(`prize-${index}-${place}`),
        rarity: rarities[(index + place) % rarities.length] ?? 'common',
      })),
    };
  });
}
