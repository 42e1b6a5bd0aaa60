import * as contract from '@mcy/api/wallet/unpaid/contract';
import { mostUnpaid, unpaidThings } from '../../../platform/area/UnpaidThings.ts';
import { type Implementation, implement } from '../../../platform/http/handler.ts';

export const unpaidHandlers: readonly Implementation[] = [
  implement(contract.listUnpaid, async (_request, { db, caller, locale, ask, now }) => {
    const { user_id } = caller;
    const found = await Promise.all(
      ask(unpaidThings).map(async ({ name, read }) =>
        (await read(db, { user_id, now })).map((thing) => ({ ...thing, unpaid_id: `${name}/${thing.id}` })),
      ),
    );
    const latest = found
      .flat()
      .toSorted((one, other) => other.begun_at.getTime() - one.begun_at.getTime())
      .slice(0, mostUnpaid);
    return {
      rows: latest.map(({ unpaid_id, title, sign, amount, expires_at, leadsTo }) => ({
        unpaid_id,
        title: title[locale],
        sign,
        amount,
        expires_at: expires_at?.toISOString() ?? null,
        leads_to: `${leadsTo.page}?${new URLSearchParams(leadsTo.parameters).toString()}`,
      })),
    };
  }),
];
