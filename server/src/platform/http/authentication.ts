import { definePort } from '../area/Port.ts';
import type { Database } from '../db/database.ts';
import type { Caller } from './handler.ts';

/** The credentials a client sends (spec §7), and when they arrived. */
export interface Credentials {
  token: string | null;
  /** Undefined for an upload without it: the session alone tells whether the password changed. */
  pwdVersion: string | null | undefined;
  now: Date;
}

/** The caller; null for a guest and for invalid credentials. */
export type Authenticate = (db: Database, credentials: Credentials) => Promise<Caller | null>;

/** An area knows the users and their sessions. */
export const authentication = definePort<Authenticate>('authentication');
