import { readEncryptionSwitch } from '@mcy/api/system/contract';
import { type Implementation, implement } from '../http/handler.ts';

export const systemHandlers: readonly Implementation[] = [
  implement(readEncryptionSwitch, (_request, { config }) => Promise.resolve({ open: config.encryption ? 1 : 0 })),
];
