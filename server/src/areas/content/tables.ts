import type { AgreementType } from '@mcy/api/content/policies/contract';
import type { Locale, Translated } from '@mcy/api/contract';
import type { JSONColumnType } from 'kysely';

declare module '../../platform/db/database.ts' {
  interface Tables {
    banner: {
      banner_id: string;
      /** Order on the home screen. */
      position: number;
      title: JSONColumnType<Translated>;
      subtitle: JSONColumnType<Translated>;
      image: string;
      /** Which of the kit's stage lights stands behind the picture. */
      tint: 'violet' | 'cyan' | 'rose' | 'amber';
      /** A path of the app. */
      path: string;
    };
    /** Who agreed to which version of an agreement, when, and in which language they read it. Append-only. */
    agreement_acceptance: {
      user_id: string;
      type: AgreementType;
      version: number;
      accepted_at: Date;
      locale: Locale;
    };
  }
}
