import type { AgreementSection } from '../../patterns/index.ts';
import type { Locale } from '../../i18n/index.ts';

/** One version of a policy or agreement. */
export interface Policy {
  title: string;
  version: number;
  /** The first day it is in force, `YYYY-MM-DD`. */
  effective_from: string;
  /** Language of its text. */
  locale: Locale;
  lead: readonly string[];
  sections: readonly AgreementSection[];
  /** Every version, newest first. */
  versions: readonly { version: number; effective_from: string }[];
  /** True for the version in force. */
  current: boolean;
}
