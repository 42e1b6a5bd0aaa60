import type { Right } from '@mcy/api/operator/rights/contract';
import type { ReactNode } from 'react';
import type { SignProps } from '../../patterns/index.ts';

/** A screen that operators work on, as the navigation and the desk list it. */
export interface OperatorScreenEntry {
  href: string;
  label: string;
  sign: SignProps['sign'];
  /** What it is about; undefined for every operator's. */
  subject: Right | undefined;
  /** True for the current page. */
  current: boolean;
  /** `WaitingCount`, where the screen's topic counts what waits. */
  waiting?: ReactNode;
  /** Since when the oldest waits. */
  oldest_at: string | null;
}
