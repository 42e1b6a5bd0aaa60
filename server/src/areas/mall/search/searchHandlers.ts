import * as contract from '@mcy/api/mall/search/contract';
import { findables } from '../../../platform/area/Findable.ts';
import { type Implementation, implement, implementPrepared } from '../../../platform/http/handler.ts';
import { listPopularQueries, noteQuery } from './queryLog.ts';
import { searchShop } from './searchShop.ts';
import { suggestNames } from './suggestNames.ts';

export const searchHandlers: readonly Implementation[] = [
  implement(contract.searchShop, (request, { db, ask, locale, now }) =>
    searchShop(db, request, { finds: ask(findables), locale, now }),
  ),

  implement(contract.suggestNames, async ({ q }, { db, ask, locale, now }) => ({
    rows: await suggestNames(db, q, { finds: ask(findables), locale, now }),
  })),

  implement(contract.listPopularQueries, async (_request, { db, now }) => ({
    rows: await listPopularQueries(db, now),
  })),

  implementPrepared(
    contract.noteQuery,
    {
      limits: (_request, { asker }) => [{ bucket: `searched ${asker.site}`, hits: 60, seconds: 3600 }],
      prepare: () => Promise.resolve(),
    },
    async ({ q }, { db, caller, asker, now, config }) => {
      await noteQuery(db, { q, asker: caller?.user_id ?? asker.site, now, appSecret: config.appSecret });
      return {};
    },
  ),
];
