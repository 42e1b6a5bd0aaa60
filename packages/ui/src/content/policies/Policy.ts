import type { AgreementSection } from '../../patterns/index.ts';
import type { Locale } from '../../i18n/index.ts';

/** A policy or agreement in one of its versions. */
export interface Policy {
  title: string;
  version: number;
  /** The first day on which it holds, `YYYY-MM-DD`. */
  effective_from: string;
  /** The language of its text. */
  locale: Locale;
  lead: readonly string[];
  sections: readonly AgreementSection[];
  /** Every version, newest first. */
  versions: readonly { version: number; effective_from: string }[];
  /** Whether it is the version that holds now. */
  current: boolean;
}
