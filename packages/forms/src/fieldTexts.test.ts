import * as account from '@mcy/api/account/contract';
import type { Call } from '@mcy/api/contract';
import * as operator from '@mcy/api/operator/contract';
import * as wallet from '@mcy/api/wallet/contract';
import { createI18n, locales } from '@mcy/ui/i18n';
import { expect, it } from 'vitest';
import { fieldsOfRequest } from './SchemaForm/fieldsOfRequest.ts';

const calls: readonly Call[] = [
  account.login,
  account.loginByCode,
  account.resetPassword,
  account.changePassword,
  account.register,
  account.editWholeProfile(),
  account.addAddress,
  account.editAddress,
  account.submitIdentity,
  operator.reviewIdentity,
  wallet.recharge,
  wallet.withdraw,
];

it.each(locales)('every field, choice and group of every form has its words in %s', async (locale) => {
  const i18n = await createI18n(locale, ['account', 'operator', 'wallet']);
  for (const { area, path, request } of calls) {
    const shown = fieldsOfRequest(request).filter(({ kind }) => kind !== 'hidden');
    const keys = shown.flatMap(({ name, group, values = [] }) => [
      `fields.${name}.label`,
      ...(group === undefined ? [] : [`groups.${group}`]),
      ...values.map((value) => `fields.${name}_options.${value}`),
    ]);
    for (const key of keys) {
      expect(i18n.getResource(i18n.language, area, key), `${path} ${key}`).toBeTypeOf('string');
    }
  }
});
