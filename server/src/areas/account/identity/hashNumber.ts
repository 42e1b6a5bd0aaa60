import { createHmac } from 'node:crypto';
import type { rules } from '@mcy/api/contract';
import { deriveKey } from '../../../platform/sealing/deriveKey.ts';

/** A keyed hash that detects the same document twice; without the configuration's secret nobody can try numbers. */
export function hashNumber(secret: string, kind: rules.DocumentKind, number: string): Buffer {
  return createHmac('sha256', deriveKey(secret, 'mcy identity hash')).update(`${kind} ${number}`).digest();
}
