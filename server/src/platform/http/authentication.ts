import type { Topic } from '@mcy/api/contract';
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

/** Who is calling; null for a guest, and for credentials that are not valid. */
export type Authenticate = (db: Database, credentials: Credentials) => Promise<Caller | null>;

/** An area knows the users and their sessions. */
export const authentication = definePort<Authenticate>('authentication');

/** The topic of sessions: when it is touched for a user, open connections ask again who holds them. */
export const sessionsTopic = definePort<Topic>('the topic of sessions');
