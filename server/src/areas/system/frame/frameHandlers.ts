import { noteLastLogin as noteLastLoginCall, readEncryptionSwitch } from '@mcy/api/system/frame/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import { noteLastLogin } from './noteLastLogin.ts';

export const frameHandlers: readonly Implementation[] = [
  implement(readEncryptionSwitch, (_request, { config }) => Promise.resolve({ open: config.encryption ? 1 : 0 })),

  implement(noteLastLoginCall, async (_request, { db, caller, now }) => ({
    last_login_at: (await noteLastLogin(db, caller.user_id, now)).toISOString(),
  })),
];
