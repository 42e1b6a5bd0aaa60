import { describe, expect, it } from 'vitest';
import { forecastSale, type ForecastedPool, meanOf } from './forecastSale.ts';

const toy = (tier: string, weight: number | null, value: number) => ({ tier, weight, value, isToy: true });

const box: ForecastedPool = {
  supply: 'finite',
  price: 100,
  guarantee_after: null,
  prizes: [toy('A', 1, 1000), toy('B', 9, 50), toy('Last', null, 200)],
};

const endless: ForecastedPool = {
  supply: 'infinite',
  price: 100,
  guarantee_after: 10,
  prizes: [toy('A', 50_000, 1000), toy('B', 950_000, 40)],
};

describe('a forecast', () => {
  it('gives all of a finite box: its whole cost is certain, and so is the value of a draw', () => {
    const forecast = forecastSale(box);
    expect(forecast?.value).toBe((1000 + 450 + 200) / 10);
    expect(forecast?.returned).toBe((200 + 90 + 40) / 10);
    expect(forecast?.spreads.at(-1)).toEqual({ draws: 10, revenue: 1000, least: 1650, middle: 1650, most: 1650 });
    expect(forecast?.spreads[0]).toMatchObject({ draws: 1, least: 50, most: 1000 });
  });

  it('counts the guarantee: what is drawn comes near what is computed', () => {
    const value = meanOf(endless, (prize) => prize.value);
    const chance = 0.05;
    const run = (1 - (1 - chance) ** 10) / chance;
    expect(value).toBeCloseTo((1000 + 40 * (run - 1)) / run, 8);
    const last = forecastSale(endless)?.spreads.at(-1);
    expect(last?.draws).toBe(500);
    expect(Math.abs((last?.middle ?? 0) / 500 - value)).toBeLessThan(value * 0.1);
    expect(last?.least).toBeLessThan(last?.middle ?? 0);
  });

  it('is the same each time, and nothing without prizes', () => {
    expect(forecastSale(endless)).toEqual(forecastSale(endless));
    expect(forecastSale({ ...box, prizes: [toy('Last', null, 5)] })).toBeNull();
  });

  it('counts the stones of a reward whole', () => {
    const prizes = [{ tier: 'A', weight: 1, value: 80, isToy: false }];
    expect(forecastSale({ ...box, prizes })).toMatchObject({ value: 80, returned: 80 });
  });
});
