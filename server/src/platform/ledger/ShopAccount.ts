import { type Currency, kindSchema } from '@mcy/api/contract';

/**
 * An account of the shop itself. The area that moves amounts through it defines it, hands it over in its `accounts`, and
 * opens it in each currency by a migration.
 */
export interface ShopAccount {
  /** In the database, in snake case; it is never renamed. */
  name: string;
  /** Currencies it is opened in. */
  holds: readonly Currency[];
  /** Whether it may go below zero, because what it gave is not counted anywhere in the ledger. */
  mayOwe?: boolean;
}

/** Defines an account of the shop. */
export function defineShopAccount(account: ShopAccount): ShopAccount {
  if (!kindSchema.safeParse(account.name).success)
    throw new Error(`An account of the shop is lower_snake_case, not ${account.name}`);
  return account;
}
