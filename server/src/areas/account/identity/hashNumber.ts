import { createHmac } from 'node:crypto';
import type { rules } from '@mcy/api/contract';
import { deriveKey } from '../../../platform/sealing/deriveKey.ts';

/** By what two documents are known to be one without knowing either: without the configuration's secret nobody can try numbers. */
export function hashNumber(secret: string, kind: rules.DocumentKind, number: string): Buffer {
  return createHmac('sha256', deriveKey(secret, 'mcy identity hash')).update(`${kind} ${number}`).digest();
}
