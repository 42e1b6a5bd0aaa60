import type { Hono } from 'hono';
import type { Check } from '../db/runChecks.ts';
import type { Database } from '../db/database.ts';
import type { ShopMigration } from '../db/ShopMigration.ts';
import type { RequestEnv, Services, ShopServices } from '../http/answerCall.ts';
import type { Implementation } from '../http/handler.ts';
import type { Job } from '../jobs/startJobs.ts';
import type { NoticeKinds } from '../notices/NoticeKinds.ts';
import type { SharedPage } from '../pages/SharedPage.ts';
import type { Provided } from './Port.ts';

/** What routes of an area's own are served with. */
export interface RouteServices extends ShopServices {
  /** Where this server can be reached from its own machine: a sandbox reports there. */
  ownUrl: () => string;
}

/** What an area hands over to the shop. Its tables need no line here: they augment `Tables` of `platform/db`. */
export interface Area {
  name: string;
  calls?: readonly Implementation[];
  /** By the name under which a database remembers them: a number that orders all migrations of the shop, and a word. */
  migrations?: Readonly<Record<string, ShopMigration>>;
  /** What must always hold of its tables. */
  checks?: readonly Check[];
  /** Periodic work, such as deleting rows of its tables that have no more use. */
  jobs?: readonly Job[];
  /** What it does for ports of others or of its own, made once for each open shop. */
  provides?: (services: Services) => readonly Provided[];
  /** Ends what `provides` began, once no request is under way. */
  close?: (services: ShopServices) => Promise<void>;
  /** Pages beside the calls, at their full paths; null where the settings want none. */
  routes?: (services: RouteServices) => Hono<RequestEnv> | null;
  /** Its pages whose links say what they are about, by path. */
  sharedPages?: Readonly<Record<string, SharedPage>>;
  /** The notifications it sends: words and target of each kind. */
  notices?: Partial<NoticeKinds>;
  /** Puts its part of the demo into the database, as far as it is not there, after the areas before it. */
  seedDemo?: (db: Database, now: Date) => Promise<void>;
  /** What the terminal says of its part of the demo. */
  demoNotes?: readonly string[];
}
