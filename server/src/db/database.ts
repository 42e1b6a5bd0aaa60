import type { Kysely } from 'kysely';
import type { AccountTables } from '../account/tables.ts';
import type { BoxesTables } from '../boxes/tables.ts';
import type { ContentTables } from '../content/tables.ts';
import type { FileTables } from '../files/tables.ts';
import type { HttpTables } from '../http/tables.ts';
import type { LedgerTables } from '../ledger/tables.ts';
import type { OperatorTables } from '../operator/tables.ts';
import type { SystemTables } from '../system/tables.ts';
import type { WalletTables } from '../wallet/tables.ts';

/** Every table of the shop, by the area that owns it. */
export interface Tables
  extends
    AccountTables,
    BoxesTables,
    ContentTables,
    FileTables,
    HttpTables,
    LedgerTables,
    OperatorTables,
    SystemTables,
    WalletTables {}

/** The database, or a transaction on it: the same SQL runs on the embedded engine and on PostgreSQL. */
export type Database = Kysely<Tables>;
