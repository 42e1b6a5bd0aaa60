import * as z from 'zod/mini';
import { defineCall } from '../../contract/defineCall.ts';

/** Where the app runs: packaged for a phone (spec §7), or in the browser (ours). */
export const systemTypes = ['ios', 'android', 'web'] as const;
export type SystemType = (typeof systemTypes)[number];

/** The newest app version and who gets it (spec §3, §4). */
export const readAppVersion = defineCall({
  topic: 'system/update',
  method: 'GET',
  path: '/api/version/app',
  role: 'guest',
  summary: 'The newest version of the app for a system, and who gets it.',
  request: z.strictObject({ system_type: z.enum(systemTypes) }),
  response: z.object({
    /** Numbers separated by dots, such as `2.6.0`. */
    version_number: z.string(),
    /** Download URL; empty for the web, where the browser updates by itself. */
    package_upload: z.string(),
    /** Comma-separated ids of the users who get it. Empty for everyone. */
    designated_users: z.string(),
  }),
});
