import { createInstance } from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { type LookUp, remembering } from './remembering.ts';

const i18n = createInstance();
await i18n.init({
  lng: 'en',
  ns: ['list'],
  defaultNS: 'list',
  interpolation: { escapeValue: false },
  resources: {
    en: {
      list: {
        soldOut: 'Sold out',
        left: '{{left}} of {{total}} left, {{left}}',
        toys_one: '{{count}} toy',
        toys_other: '{{count}} toys',
        near: 'near {{ name }}',
        nested: '$t(soldOut), {{name}}',
        way_paid: 'paid {{name}}',
      },
    },
  },
});
const i18nextT: unknown = i18n.getFixedT('en');
// These texts are the test's own, not the shop's.
const ask = i18nextT as LookUp;

describe('remembering', () => {
  const spy = vi.fn(ask);
  const t = remembering(spy);

  it.each<[name: string, key: string, ...values: unknown[]]>([
    ['a text', 'soldOut'],
    ['values', 'left', { left: 3, total: 80 }],
    ['a value that looks like a place', 'left', { left: '{{total}}', total: '$1' }],
    ['a value that is missing', 'left', { left: 3 }],
    ['a value that is null', 'left', { left: null, total: 80 }],
    ['a value that the text does not name', 'left', { left: 3, total: 80, more: 1 }],
    ['a plural of one', 'toys', { count: 1 }],
    ['a plural of more', 'toys', { count: 2 }],
    ['a context', 'way', { context: 'paid', name: 'An' }],
    ['a place with spaces', 'near', { name: 'An' }],
    ['a text in a text', 'nested', { name: 'An' }],
    ['an option', 'soldOut', { defaultValue: 'None' }],
    ['a text for a key that is missing', 'none', 'None'],
  ])('answers as i18next does, with %s', (_, key, ...values) => {
    expect(t(key, ...values)).toBe(ask(key, ...values));
    expect(t(key, ...values)).toBe(ask(key, ...values));
  });

  it('asks i18next once for a text, whatever its values', () => {
    spy.mockClear();
    expect([t('left', { left: 1, total: 2 }), t('left', { left: 2, total: 2 })]).toEqual([
      '1 of 2 left, 1',
      '2 of 2 left, 2',
    ]);
    expect(t('soldOut')).toBe('Sold out');
    expect(spy).not.toHaveBeenCalled();
  });
});
