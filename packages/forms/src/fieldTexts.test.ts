import * as entryContract from '@mcy/api/account/entry/contract';
import * as profileContract from '@mcy/api/account/profile/contract';
import * as addressesContract from '@mcy/api/account/addresses/contract';
import * as identityContract from '@mcy/api/account/identity/contract';
import type { Call } from '@mcy/api/contract';
import * as operator from '@mcy/api/operator/identity/contract';
import * as rechargeContract from '@mcy/api/wallet/recharge/contract';
import * as withdrawalsContract from '@mcy/api/wallet/withdrawals/contract';
import { createI18n, locales } from '@mcy/ui/i18n';
import { namespaces } from '@mcy/ui/i18n/namespaces';
import { expect, it } from 'vitest';
import { fieldsOfRequest } from './SchemaForm/fieldsOfRequest.ts';

const calls: readonly Call[] = [
  entryContract.login,
  entryContract.loginByCode,
  entryContract.resetPassword,
  entryContract.changePassword,
  entryContract.register,
  profileContract.editWholeProfile(),
  addressesContract.addAddress,
  addressesContract.editAddress,
  identityContract.submitIdentity,
  operator.reviewIdentity,
  rechargeContract.recharge,
  withdrawalsContract.withdraw,
  withdrawalsContract.withdrawToKept,
  withdrawalsContract.addBankAccount,
];

it.each(locales)('every field, option and group of every form has texts in %s', async (locale) => {
  const i18n = await createI18n(locale, namespaces);
  for (const { topic, path, request } of calls) {
    const shown = fieldsOfRequest(request).filter(({ kind }) => kind !== 'hidden');
    const keys = shown.flatMap(({ name, group, values = [] }) => [
      `fields.${name}.label`,
      ...(group === undefined ? [] : [`groups.${group}`]),
      ...values.map((value) => `fields.${name}_options.${value}`),
    ]);
    for (const key of keys) {
      expect(i18n.getResource(i18n.language, topic, key), `${path} ${key}`).toBeTypeOf('string');
    }
  }
});
