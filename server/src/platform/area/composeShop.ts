import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { ShopMigration } from '../db/ShopMigration.ts';
import type { Check } from '../db/runChecks.ts';
import type { Services, ShopServices } from '../http/answerCall.ts';
import type { Implementation } from '../http/handler.ts';
import type { Job } from '../jobs/startJobs.ts';
import { type NoticeKinds, noticeKinds } from '../notices/NoticeKinds.ts';
import type { SharedPage } from '../pages/SharedPage.ts';
import type { Area, RouteServices } from './Area.ts';
import { platformRooms } from './platformRooms.ts';
import { askAmong } from './Port.ts';

/** All areas and the platform's own tables, joined. */
export interface Shop {
  calls: readonly Implementation[];
  /** In order. */
  migrations: Readonly<Record<string, ShopMigration>>;
  checks: readonly Check[];
  jobs: readonly Job[];
  sharedPages: Readonly<Record<string, SharedPage>>;
  notices: Partial<NoticeKinds>;
  demoNotes: readonly string[];
  /** Seeds the demo where it is missing; several processes may start at once. */
  seedDemo: (db: Database, now: Date) => Promise<void>;
  routes: (services: RouteServices) => NonNullable<ReturnType<NonNullable<Area['routes']>>>[];
  /** Creates what the areas provide; close it once nothing is served any more. */
  open: (services: Services) => OpenShop;
}

/** A shop with its database. */
export interface OpenShop extends ShopServices {
  shop: Shop;
  close: () => Promise<void>;
}

/** Joins areas. Throws when two of them claim the same migration, page, notification or port. */
export function composeShop(areas: readonly Area[]): Shop {
  const parts: readonly Area[] = [...platformRooms, ...areas];
  const migrations = merge(parts, 'migrations');
  const notices = merge(parts, 'notices');
  const shop: Shop = {
    calls: parts.flatMap(({ calls = [] }) => calls),
    migrations: Object.fromEntries(Object.entries(migrations).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    checks: parts.flatMap(({ checks = [] }) => checks),
    jobs: parts.flatMap(({ jobs = [] }) => jobs),
    sharedPages: merge(parts, 'sharedPages'),
    notices,
    demoNotes: parts.flatMap(({ demoNotes = [] }) => demoNotes),
    seedDemo: (db, now) =>
      inTransaction(db, async (transaction) => {
        await sql`select pg_advisory_xact_lock(hashtext('mcy demo'))`.execute(transaction);
        for (const { seedDemo } of parts) await seedDemo?.(transaction, now);
      }),
    routes: (services) => parts.flatMap(({ routes }) => routes?.(services) ?? []),
    open: (services) => {
      const provided = parts.flatMap(({ provides }) => provides?.(services) ?? []);
      // A test of the shop checks that no kind of the contract is missing.
      const ask = askAmong([...provided, noticeKinds.by(notices as NoticeKinds)]);
      const open: ShopServices = { ...services, ask };
      return {
        ...open,
        shop,
        close: async () => {
          for (const { close } of parts) await close?.(open);
        },
      };
    },
  };
  return shop;
}

/** Merges what the areas hand over under one heading, by key. */
function merge<Heading extends 'migrations' | 'notices' | 'sharedPages'>(
  areas: readonly Area[],
  heading: Heading,
): NonNullable<Area[Heading]> {
  const owners = new Map<string, string>();
  for (const area of areas) {
    for (const key of Object.keys(area[heading] ?? {})) {
      const owner = owners.get(key);
      if (owner !== undefined) throw new Error(`${owner} and ${area.name} both hand over ${key} (${heading})`);
      owners.set(key, area.name);
    }
  }
  return Object.assign({}, ...areas.map((area) => area[heading])) as NonNullable<Area[Heading]>;
}
