import type { UploadPurpose } from '@mcy/api/contract';
import type { Database } from '../db/database.ts';
import { approvalKinds } from '../approvals/ApprovalKind.ts';
import type { ShopMigration } from '../db/ShopMigration.ts';
import type { Check } from '../db/runChecks.ts';
import { uploadPurposes } from '../files/uploadPurposes.ts';
import { deliveryChecks } from '../facts/deliveryChecks.ts';
import type { Follower } from '../facts/Follower.ts';
import { attachFollowers, hearCommits } from '../facts/notes.ts';
import { type Outbox, openOutbox, outbox as outboxPort } from '../facts/openOutbox.ts';
import type { Services, ShopServices } from '../http/answerCall.ts';
import { createGuestAnswers } from '../http/createGuestAnswers.ts';
import type { Implementation } from '../http/handler.ts';
import type { Job } from '../jobs/startJobs.ts';
import { type JournalKind, journalKinds } from '../ledger/JournalKind.ts';
import type { ShopAccount } from '../ledger/ShopAccount.ts';
import { type Live, openLive } from '../live/openLive.ts';
import { type NoticeKind, type NoticeKinds, noticeKinds, noticeKindsOf } from '../notices/NoticeKinds.ts';
import type { SharedPage } from '../pages/SharedPage.ts';
import type { Area, OfShop, RouteServices } from './Area.ts';
import { findables } from './Findable.ts';
import { platformRooms } from './platformRooms.ts';
import { askAmong } from './Port.ts';
import { seedDemo } from './seedDemo.ts';
import { unpaidThings } from './UnpaidThings.ts';
import { waitingWork } from './WaitingWork.ts';

/** All areas and the platform's own tables, joined. */
export interface Shop {
  calls: readonly Implementation[];
  /** In order. */
  migrations: Readonly<Record<string, ShopMigration>>;
  checks: readonly Check[];
  jobs: readonly Job[];
  sharedPages: Readonly<Record<string, SharedPage>>;
  /** In the order of the areas. */
  journals: readonly JournalKind[];
  accounts: readonly ShopAccount[];
  uploads: readonly UploadPurpose[];
  notices: NoticeKinds;
  demoNotes: readonly string[];
  /** Lets the areas follow what transactions of a database tell; opening the shop on it does so too. */
  attach: (db: Database) => void;
  /** Puts the demo into the database, as far as it is not there; several processes may start at once. It encrypts numbers with the configuration's secret, so that operators can read them. */
  seedDemo: (db: Database, now: Date, secret?: string) => Promise<void>;
  routes: (services: RouteServices) => NonNullable<ReturnType<NonNullable<Area['routes']>>>[];
  /** Creates what the areas provide; close it once nothing is served anymore. */
  open: (services: Services) => OpenShop;
}

/** A shop with its database. */
export interface OpenShop extends ShopServices {
  shop: Shop;
  outbox: Outbox;
  live: Live;
  close: () => Promise<void>;
}

/** Joins areas. Throws when two of them claim one name of a migration, a page, a journal, an account, an upload, a notice, something to find, a follower or a port. */
export function composeShop(areas: readonly Area[]): Shop {
  const parts: readonly Area[] = [...platformRooms, ...areas];
  const migrations = merge(parts, 'migrations');
  const notices = merge(parts, 'notices');
  const journals = parts.flatMap((part) => part.journals ?? []);
  const accounts = parts.flatMap((part) => part.accounts ?? []);
  const uploads = parts.flatMap((part) => part.uploads ?? []);
  refuseTwice(parts, 'uploads', ({ uploads: own = [] }) => own.map(({ name }) => name));
  refuseTwice(parts, 'journals', ({ journals: kinds = [] }) => kinds.map(({ kind }) => kind));
  refuseTwice(parts, 'accounts', ({ accounts: own = [] }) => own.map(({ name }) => name));
  const approvals = parts.flatMap((part) => part.approvals ?? []);
  refuseTwice(parts, 'approvals', ({ approvals: kinds = [] }) => kinds.map(({ kind }) => kind));
  const finds = parts.flatMap((part) => part.finds ?? []);
  refuseTwice(parts, 'finds', ({ finds: own = [] }) => own.map(({ kind }) => kind));
  const resolve = <Part>(part: OfShop<readonly Part[]> = []) =>
    typeof part === 'function' ? part({ journals, accounts }) : part;
  refuseTwice(parts, 'unpaid', ({ unpaid = [] }) => unpaid.map(({ name }) => name));
  const followers = parts.flatMap((part) => resolve(part.followers));
  refuseSameName(followers);
  const shop: Shop = {
    calls: parts.flatMap(({ calls = [] }) => calls),
    migrations: Object.fromEntries(Object.entries(migrations).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    checks: [...parts.flatMap(({ checks }) => resolve(checks)), ...deliveryChecks(followers)],
    jobs: parts.flatMap(({ jobs = [] }) => jobs),
    sharedPages: merge(parts, 'sharedPages'),
    journals,
    accounts,
    uploads,
    notices,
    demoNotes: parts.flatMap(({ demoNotes = [] }) => demoNotes),
    attach: (db) => attachFollowers(db, followers),
    seedDemo: (db, now, secret = 'demo') => {
      attachFollowers(db, followers);
      return seedDemo(db, parts, { now, secret });
    },
    routes: (services) => parts.flatMap(({ routes }) => routes?.(services) ?? []),
    open: (services) => {
      attachFollowers(services.db, followers);
      const outbox = openOutbox(services, followers);
      const provided = parts.flatMap(({ provides }) => provides?.(services) ?? []);
      const ask = askAmong([
        ...provided,
        journalKinds.by(journals),
        noticeKinds.by(notices),
        noticeKindsOf.by((area) => noticesIn(parts, area)),
        approvalKinds.by(approvals),
        waitingWork.by(parts.flatMap(({ waiting = [] }) => waiting)),
        unpaidThings.by(parts.flatMap(({ unpaid = [] }) => unpaid)),
        findables.by(finds),
        uploadPurposes.by(uploads),
        outboxPort.by(outbox),
      ]);
      const open: ShopServices = { ...services, ask, guestAnswers: createGuestAnswers() };
      const live = openLive(open);
      const hearNoMore = hearCommits(services.db, ({ waiting, touched }) => {
        if (waiting.length > 0) outbox.kick(waiting);
        live.publish([...touched.values()]);
      });
      // What a process left that died.
      outbox.kick();
      return {
        ...open,
        shop,
        outbox,
        live,
        close: async () => {
          await outbox.close();
          hearNoMore();
          await live.close();
          for (const { close } of parts) await close?.(open);
        },
      };
    },
  };
  return shop;
}

/** Merges what the areas register under one heading, by key. */
function merge<Heading extends 'migrations' | 'notices' | 'sharedPages'>(
  areas: readonly Area[],
  heading: Heading,
): NonNullable<Area[Heading]> {
  const owners = new Map<string, string>();
  for (const area of areas) {
    for (const key of Object.keys(area[heading] ?? {})) {
      const owner = owners.get(key);
      if (owner !== undefined) throw new Error(`${owner} and ${area.name} both register ${key} (${heading})`);
      owners.set(key, area.name);
    }
  }
  return Object.assign({}, ...areas.map((area) => area[heading])) as NonNullable<Area[Heading]>;
}

/** The kinds of notifications that an area hands over. */
function noticesIn(areas: readonly Area[], name: string): readonly NoticeKind[] {
  // The type of `notices` says that its keys are kinds.
  return areas.filter((area) => area.name === name).flatMap(({ notices = {} }) => Object.keys(notices) as NoticeKind[]);
}

/** The database tells journals, accounts and files apart by these names. */
function refuseTwice(areas: readonly Area[], heading: keyof Area, namesIn: (area: Area) => readonly string[]): void {
  const owners = new Map<string, string>();
  for (const area of areas) {
    for (const name of namesIn(area)) {
      const owner = owners.get(name);
      if (owner !== undefined) throw new Error(`${owner} and ${area.name} both register ${name} (${heading})`);
      owners.set(name, area.name);
    }
  }
}

/** The outbox names followers, so two may not share a name. */
function refuseSameName(followers: readonly Follower[]): void {
  const names = followers.map(({ name }) => name);
  const again = names.find((name, place) => names.indexOf(name) < place);
  if (again !== undefined) throw new Error(`Two followers are called ${again}`);
}
