import { definePort } from '../area/Port.ts';
import type { Database } from '../db/database.ts';
import type { Caller } from './handler.ts';

/** What a client sends to say who it is (spec §7), and when it arrived. */
export interface Credentials {
  token: string | null;
  /** Undefined for an upload that does not carry it: the session alone tells whether the password changed. */
  pwdVersion: string | null | undefined;
  now: Date;
}

/** Who is calling; null for a guest, and for credentials that are no good. */
export type Authenticate = (db: Database, credentials: Credentials) => Promise<Caller | null>;

/** An area knows the users and their sessions. */
export const authentication = definePort<Authenticate>('authentication');
