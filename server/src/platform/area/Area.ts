import type { UploadPurpose } from '@mcy/api/contract';
import type { Hono } from 'hono';
import type { ApprovalKind } from '../approvals/ApprovalKind.ts';
import type { Check } from '../db/runChecks.ts';
import type { Database } from '../db/database.ts';
import type { ShopMigration } from '../db/ShopMigration.ts';
import type { Follower } from '../facts/Follower.ts';
import type { RequestEnv, Services, ShopServices } from '../http/answerCall.ts';
import type { Implementation } from '../http/handler.ts';
import type { Job } from '../jobs/startJobs.ts';
import type { JournalKind } from '../ledger/JournalKind.ts';
import type { ShopAccount } from '../ledger/ShopAccount.ts';
import type { NoticeKinds } from '../notices/NoticeKinds.ts';
import type { SharedPage } from '../pages/SharedPage.ts';
import type { DemoPast, DemoTimes } from './DemoDay.ts';
import type { Findable } from './Findable.ts';
import type { Provided } from './Port.ts';
import type { UnpaidThings } from './UnpaidThings.ts';
import type { WaitingWork } from './WaitingWork.ts';

/** What an area's own routes are served with. */
export interface RouteServices extends ShopServices {
  /** This server's address on its own machine; a sandbox reports there. */
  ownUrl: () => string;
}

/** What depends on the whole shop, written as a function of it. */
export type OfShop<Part> =
  | Part
  | ((shop: { journals: readonly JournalKind[]; accounts: readonly ShopAccount[] }) => Part);

/** What an area hands to the shop. Its tables need no line here: they augment `Tables` of `platform/db`. */
export interface Area {
  name: string;
  calls?: readonly Implementation[];
  /** Keyed by the name the database remembers: a number that orders all of the shop's migrations, and a word. */
  migrations?: Readonly<Record<string, ShopMigration>>;
  /** Invariants of its tables. */
  checks?: OfShop<readonly Check[]>;
  /** Periodic work, such as deleting expired rows. */
  jobs?: readonly Job[];
  /** What it does because of facts, in this order. */
  followers?: OfShop<readonly Follower[]>;
  /** What it does for ports of others or of its own, made once for each open shop. */
  provides?: (services: Services) => readonly Provided[];
  /** Stops what `provides` started, once no request is running. */
  close?: (services: ShopServices) => Promise<void>;
  /** Routes beside the calls, by full path; null when the settings turn them off. */
  routes?: (services: RouteServices) => Hono<RequestEnv> | null;
  /** Pages whose shared links describe their content, by path. */
  sharedPages?: Readonly<Record<string, SharedPage>>;
  /** The kinds of journals it posts. */
  journals?: readonly JournalKind[];
  /** The shop's own accounts that it moves amounts through. */
  accounts?: readonly ShopAccount[];
  /** What it takes uploaded files for. */
  uploads?: readonly UploadPurpose[];
  /** The kinds of notices it sends, with their words, their sign and where they lead. */
  notices?: NoticeKinds;
  /** What waits for operators on its screens. */
  waiting?: readonly WaitingWork[];
  /** What of its players' waits to be paid. */
  unpaid?: readonly UnpaidThings[];
  /** What people can search for. */
  finds?: readonly Findable[];
  /** Actions that take two operators. */
  approvals?: readonly ApprovalKind[];
  /** Adds its part of the demo where missing, after the areas before it. `finds` is what can be found in all areas. */
  seedDemo?: (db: Database, times: DemoTimes & { finds: readonly Findable[] }) => Promise<void>;
  /** What its part of the demo lived through before a first start: called for each day, after the areas before it. */
  demoPast?: readonly DemoPast[];
  /** What the terminal prints about its part of the demo. */
  demoNotes?: readonly string[];
}
