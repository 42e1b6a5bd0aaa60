import type { Database } from '../db/database.ts';
import type { Fact, FactKind } from './Facts.ts';

/** Takes facts in their order, in the transaction it is given: one statement, however many they are. */
type Follow<Kind extends FactKind> = (db: Database, facts: readonly Fact<Kind>[]) => Promise<void>;

/** Does something because of a fact. */
export interface Follower {
  kind: FactKind;
  /** The database keeps it with what waits for a follower after the commit: one that is renamed loses what waits. */
  name: string;
  /** In the transaction that told it: for what must hold at its commit. */
  within?: Follow<FactKind>;
  /** In a transaction of its own, soon after the commit: for all else. */
  after?: Follow<FactKind>;
}

/** Declares a follower of one kind of fact, within the transaction that tells it or after it. */
export function follower<Kind extends FactKind>(
  kind: Kind,
  follow: { name: string } & ({ within: Follow<Kind> } | { after: Follow<Kind> }),
): Follower {
  // It only gets facts of its kind, which the erased type cannot say.
  return { kind, ...follow } as Follower;
}
