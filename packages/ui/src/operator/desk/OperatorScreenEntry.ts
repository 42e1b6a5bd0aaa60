import type { ReactNode } from 'react';
import type { SignProps } from '../../patterns/index.ts';

/** A screen that operators work on, as the navigation and the desk list it. */
export interface OperatorScreenEntry {
  href: string;
  label: string;
  sign: SignProps['sign'];
  /** True for the current page. */
  current: boolean;
  /** `WaitingCount`, where the screen's topic counts what waits. */
  waiting?: ReactNode;
}
