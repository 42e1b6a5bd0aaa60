import * as account from '@mcy/api/account/contract';
import type { Call } from '@mcy/api/contract';
import * as wallet from '@mcy/api/wallet/contract';
import { createI18n, locales } from '@mcy/ui/i18n';
import { expect, it } from 'vitest';
import { fieldsOfRequest } from './SchemaForm/fieldsOfRequest.ts';

const calls: readonly Call[] = [account.login, account.register, wallet.recharge];

it.each(locales)('every field of every form has its label in %s', async (locale) => {
  const i18n = await createI18n(locale, ['account', 'wallet']);
  for (const { area, path, request } of calls) {
    for (const { name } of fieldsOfRequest(request)) {
      expect(i18n.getResource(i18n.language, area, `fields.${name}.label`), `${path} ${name}`).toBeTypeOf('string');
    }
  }
});
