import { login, register } from '@mcy/api/account/entry/contract';
import { locales, ruleMessages } from '@mcy/api/contract';
import { recharge } from '@mcy/api/wallet/recharge/contract';
import { describe, expect, it } from 'vitest';
import type { Call, Locale } from '@mcy/api/contract';
import { sellFigure } from '../fixtures/sellFigure.ts';
import { contractResolver } from './contractResolver.ts';

async function resolve(call: Call, values: Record<string, unknown>, locale: Locale = 'en') {
  const resolver = contractResolver(call.request, locale);
  return resolver(values, undefined, { fields: {}, shouldUseNativeValidation: false });
}

describe('the contract resolver', () => {
  it('returns the input untransformed', async () => {
    const typed = { sign_in_name: '0912 345 678', password: 'abc1234' };
    expect(await resolve(login, typed)).toEqual({ values: typed, errors: {} });
  });

  it.each(locales)('uses the server’s message, in %s', async (locale) => {
    const { errors } = await resolve(recharge, { amount: 49_999 }, locale);
    expect(errors['amount']?.message).toBe(ruleMessages.recharge_minimum[locale]);
  });

  it('reports one error per field, the first', async () => {
    const { errors } = await resolve(register, {
      sign_in_name: 'lan@example.com',
      nickname: '<b>',
      password: 'abc',
      birthday: null,
      agreement: false,
      agreement_version: 1,
    });
    expect(Object.entries(errors).map(([name, error]) => [name, error?.type])).toEqual([
      ['nickname', 'name_symbols'],
      ['password', 'password_too_short'],
      ['birthday', 'required'],
      ['agreement', 'agreement'],
    ]);
  });

  it('reports a missing amount', async () => {
    const { errors } = await resolve(recharge, { amount: null });
    expect(errors['amount']?.message).toBe(ruleMessages.required.en);
  });
});

describe('an empty field', () => {
  const filled = {
    name: 'Rồng ngủ gật',
    series: 'forest',
    condition: 'sealed',
    description: '',
    price: 50_000,
    quantity: 1,
    on_sale_from: null,
    negotiable: false,
    sender: { phone: '0912 345 678', note: '' },
    agreement: true,
  };

  it('is omitted when optional, and null when the request is nullable', async () => {
    const { description: _description, on_sale_from: _from, ...rest } = filled;
    const sent = { ...rest, sender: { phone: '0912 345 678', note: null } };
    expect(await resolve(sellFigure, filled)).toEqual({ values: sent, errors: {} });
  });

  it('is reported when required, also within an object', async () => {
    const { errors } = await resolve(sellFigure, { ...filled, series: null, sender: { phone: '', note: '' } });
    expect(errors).toMatchObject({ series: { type: 'not_a_choice' }, sender: { phone: { type: 'mobile' } } });
  });

  it('states the limit it breaks', async () => {
    const { errors } = await resolve(sellFigure, { ...filled, quantity: 10, description: 'x'.repeat(141) });
    expect(errors['quantity']?.message).toContain('9');
    expect(errors['description']?.message).toContain('140');
  });
});
