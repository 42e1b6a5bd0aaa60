import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Translated, locales } from '@mcy/api/contract';
import { describe, expect, it } from 'vitest';
import { demoBanners } from '../../content/home/demoBanners.ts';
import { demoCatalogue } from './demoCatalogue.ts';

const art = resolve(import.meta.dirname, '../../../../../app/public/art');
const pools = demoCatalogue.flatMap((series) => series.pools.map((pool) => ({ ...pool, series })));

describe('the demo catalog', () => {
  it('offers enough choice', () => {
    expect(demoCatalogue.length).toBeGreaterThanOrEqual(4);
    expect(pools.flatMap((pool) => pool.images).length).toBeGreaterThanOrEqual(14);
    expect(new Set(pools.map((pool) => pool.kind))).toEqual(
      new Set(['ichiban', 'infinite', 'anime', 'exquisite_life']),
    );
    expect(new Set(pools.map((pool) => pool.slug)).size).toBe(pools.length);
  });

  it('has a pool of each kind that the first top-up can pay for', () => {
    const affordable = pools.filter((pool) => pool.price <= 9_000);
    expect(affordable.some((pool) => pool.kind === 'ichiban')).toBe(true);
    expect(affordable.some((pool) => pool.kind !== 'ichiban')).toBe(true);
  });

  it('has a picture for every toy, and no unused picture', () => {
    const toys = demoCatalogue.flatMap((series) => Object.keys(series.toys));
    expect(new Set(toys).size).toBe(toys.length);
    const kinds = { toys: 'webp', stage: 'webp', previews: 'jpg' };
    for (const [folder, kind] of Object.entries(kinds)) {
      expect(readdirSync(resolve(art, folder)).toSorted()).toEqual(toys.map((toy) => `${toy}.${kind}`).toSorted());
    }
    for (const { image } of demoBanners) expect(existsSync(resolve(art, '..', `.${image}`))).toBe(true);
  });

  it('uses every toy as a prize', () => {
    for (const series of demoCatalogue) {
      const drawn = series.pools.flatMap((pool) => [...pool.odds.map(([toy]) => toy), pool.last]);
      expect(Object.keys(series.toys).filter((toy) => !drawn.includes(toy))).toEqual([]);
    }
  });

  it('shows each series and each box by a picture of its own', () => {
    const shown = [...demoCatalogue.map(({ image }) => image), ...pools.flatMap(({ images }) => images)];
    expect(shown.filter((image, place) => shown.indexOf(image) !== place)).toEqual([]);
  });

  it('has every text in every language', () => {
    const texts: Translated[] = demoCatalogue.flatMap((series) => [
      series.name,
      series.description,
      ...Object.values(series.toys).flatMap((toy) => [toy.name, toy.description, toy.material]),
      ...series.pools.flatMap((pool) => [pool.name, pool.description]),
    ]);
    texts.push(...demoBanners.flatMap((banner) => [banner.title, banner.subtitle]));
    for (const text of texts) for (const locale of locales) expect(text[locale]).not.toBe('');
  });
});

describe.each(pools)('the demo pool $slug', (pool) => {
  const sum = pool.odds.reduce((total, [, , weight]) => total + weight, 0);

  it('has 6 to 10 prizes from the best tier down, each toy once', () => {
    const toys = [...pool.odds.map(([toy]) => toy), ...(pool.last === undefined ? [] : [pool.last])];
    expect(toys.length).toBeGreaterThanOrEqual(6);
    expect(toys.length).toBeLessThanOrEqual(10);
    expect(new Set(toys).size).toBe(toys.length);
    const tiers = pool.odds.map(([, tier]) => tier);
    expect(tiers).toEqual(tiers.toSorted());
    expect(tiers[0]).toBe('A');
  });

  it('shows what is in it, and first the toy that its text names', () => {
    const toys: readonly string[] = [
      ...pool.odds.map(([toy]) => toy),
      ...(pool.last === undefined ? [] : [pool.last]),
      ...Object.values(pool.endings ?? {}),
    ];
    expect(pool.images.filter((image) => !toys.includes(image))).toEqual([]);
    const named = toys.filter((toy) => pool.description.en.includes(pool.series.toys[toy]?.name.en ?? '?'));
    expect(named.filter((toy) => toy !== pool.images[0])).toEqual([]);
  });

  it('has odds that add up', () => {
    if (pool.kind === 'ichiban') {
      expect(sum).toBeGreaterThanOrEqual(20);
      expect(sum).toBeLessThanOrEqual(120);
      expect(pool.last).toBeDefined();
      expect(pool.guarantee_after).toBeUndefined();
    } else {
      expect(sum).toBe(1_000_000);
      expect(pool.last).toBeUndefined();
      expect(pool.guarantee_after).toBeGreaterThan(1);
      expect(pool.description.en).toContain(`by the ${pool.guarantee_after}th draw`);
      expect(pool.description.vn).toContain(`lượt thứ ${pool.guarantee_after} `);
      expect(pool.description.zh).toContain(`第 ${pool.guarantee_after} 次必得`);
    }
  });

  it('gives something at its end only where it has one', () => {
    expect(pool.kind === 'ichiban' || pool.endings === undefined).toBe(true);
  });

  it('returns 85 to 100 % of its price', () => {
    const worth = expectedValue(pool) / pool.price;
    expect(worth).toBeGreaterThan(0.85);
    expect(worth).toBeLessThanOrEqual(1);
  });
});

/** Expected value of a draw in coins, with what comes on top shared by all tickets, or with the guarantee. */
function expectedValue({ series, odds, last, endings = {}, guarantee_after }: (typeof pools)[number]): number {
  const valueOf = (toy: string) => series.toys[toy]?.value ?? Number.NaN;
  const weigh = (rows: typeof odds) => rows.reduce((total, [, , weight]) => total + weight, 0);
  const mean = (rows: typeof odds) =>
    rows.reduce((total, [toy, , weight]) => total + valueOf(toy) * weight, 0) / weigh(rows);
  if (guarantee_after === undefined) {
    const onTop = [...(last === undefined ? [] : [last]), ...Object.values(endings)];
    return mean(odds) + onTop.reduce((total, toy) => total + valueOf(toy), 0) / weigh(odds);
  }
  const top = odds.filter(([, tier]) => tier === 'A');
  const others = odds.filter(([, tier]) => tier !== 'A');
  const chance = weigh(top) / weigh(odds);
  const drawsPerTop = (1 - (1 - chance) ** guarantee_after) / chance;
  return (mean(top) + mean(others) * (drawsPerTop - 1)) / drawsPerTop;
}
