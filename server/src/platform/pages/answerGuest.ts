import { type Locale, localeSchema, defaultLocale } from '@mcy/api/contract';
import { v7 as uuidv7 } from 'uuid';
import type { ShopServices } from '../http/answerCall.ts';
import { askerOf } from '../http/askerOf.ts';
import { codeOfRefusal } from '../http/codeOfRefusal.ts';
import { dispatch } from '../http/dispatch.ts';
import { refuse } from '../http/envelope.ts';
import type { Implementation } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';

/**
 * Answers what a page asks while it is rendered, without a request: as a guest from nowhere, by the same handlers. Only
 * calls that a guest may make and that change nothing.
 */
export function answerGuest(
  calls: readonly Implementation[],
  services: ShopServices,
): (address: string) => Promise<string> {
  const open = new Map(
    calls.filter(({ call }) => call.method === 'GET' && call.role === 'guest').map((each) => [each.call.path, each]),
  );
  return async (address) => {
    const { pathname, searchParams } = new URL(address, 'http://shop');
    const implementation = open.get(pathname as `/api/${string}`);
    if (implementation === undefined) throw new Error(`${pathname} is no call that a page of guests may make.`);
    const identity = { request_id: uuidv7(), locale: localeOf(searchParams) };
    searchParams.delete('lang');
    const incoming = {
      ...identity,
      now: new Date(),
      address: '',
      asker: askerOf('', undefined),
      user_agent: null,
      token: null,
      pwdVersion: null,
      idempotencyKey: null,
      page_id: null,
      ciphertext: null,
      input: Object.fromEntries(searchParams),
    };
    try {
      return (await dispatch(implementation, incoming, services)).envelope;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return refuse(error, codeOfRefusal(error, implementation.call, services), identity);
    }
  };
}

function localeOf(query: URLSearchParams): Locale {
  return localeSchema.safeParse(query.get('lang')).data ?? defaultLocale;
}
