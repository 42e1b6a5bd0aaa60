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
      /** The kit's stage light behind the picture. */
      tint: 'violet' | 'cyan' | 'rose' | 'amber';
      /** A path of the app. */
      path: string;
    };
    /** Users' acceptances of agreement versions, with the time and the language they read. Append-only. */
    agreement_acceptance: {
      user_id: string;
      type: AgreementType;
      version: number;
      accepted_at: Date;
      locale: Locale;
    };
  }
}
