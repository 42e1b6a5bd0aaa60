import { describe, expect, it } from 'vitest';
import { sketchCoupon } from './sketchCoupon.ts';

const shop = {
  locale: 'vn',
  now: '2026-11-20T13:00:00.000Z',
  series: [{ series_id: 's-1', name: 'Biển Sâu' }],
  unnamed: 'Chưa đặt tên',
} as const;

describe('the ticket beside the form', () => {
  it('has a place for everything before anything is typed', () => {
    expect(sketchCoupon({}, shop)).toMatchObject({
      type: 'discount',
      name: 'Chưa đặt tên',
      percent_off: 0,
      most_off: 0,
      least_spend: 0,
      scope: 'any_box',
    });
  });

  it('has the name in the operator’s language, else in another', () => {
    expect(sketchCoupon({ name_en: 'Gift', name_vn: 'Quà' }, shop).name).toBe('Quà');
    expect(sketchCoupon({ name_en: 'Gift', name_vn: ' ' }, shop).name).toBe('Gift');
  });

  it('promises what its type promises', () => {
    expect(sketchCoupon({ type: 'no_threshold', most: 20_000, percent_off: 10 }, shop)).toMatchObject({
      type: 'no_threshold',
      amount_off: 20_000,
    });
    expect(sketchCoupon({ type: 'order_value', most: 5_000, least_spend: 50_000 }, shop)).toMatchObject({
      amount_off: 5_000,
      least_spend: 50_000,
    });
  });

  it('names the series only where it is for its boxes', () => {
    expect(sketchCoupon({ scope: 'boxes', series_id: 's-1' }, shop).box_names).toEqual(['Biển Sâu']);
    expect(sketchCoupon({ scope: 'any_box', series_id: 's-1' }, shop).box_names).toEqual([]);
  });
});
