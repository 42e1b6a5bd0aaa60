import * as z from 'zod/mini';
import { defineCall } from '../../contract/defineCall.ts';

/** What the app runs in: packaged for a phone's system (spec §7), or the browser (ours). */
export const systemTypes = ['ios', 'android', 'web'] as const;
export type SystemType = (typeof systemTypes)[number];

/** The newest app and who gets it (spec §3, §4). */
export const readAppVersion = defineCall({
  topic: 'system/update',
  method: 'GET',
  path: '/api/version/app',
  role: 'guest',
  summary: 'The newest version of the app for a system, and who gets it.',
  request: z.strictObject({ system_type: z.enum(systemTypes) }),
  response: z.object({
    /** Numbers with dots between them, such as `2.6.0`. */
    version_number: z.string(),
    /** Address to download it from; empty for the web, where the browser has its own way. */
    package_upload: z.string(),
    /** User ids with commas between them: they alone get it. Empty for everybody. */
    designated_users: z.string(),
  }),
});
