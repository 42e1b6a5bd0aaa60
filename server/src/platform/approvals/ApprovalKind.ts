import type { Right, Translated } from '@mcy/api/contract';
import { definePort } from '../area/Port.ts';
import type { Database } from '../db/database.ts';

/** What a second operator reads before deciding. */
export interface ApprovalWords {
  title: Translated;
  /** What changes; `before` is null where nothing was. */
  lines: readonly { label: Translated; before: Translated | null; after: Translated }[];
}

/** Who asked and who agreed. */
export interface AgreedApproval {
  asked_by: string;
  decided_by: string;
  reason: string;
  now: Date;
}

/** An action that takes two operators, by its stored data. An area hands it over in `approvals`. */
export interface ApprovalKind {
  /** Remembered by the database. */
  kind: string;
  /** The right that who asks and who agrees need. */
  right: Right;
  describe: (stored: unknown) => ApprovalWords;
  /** Locks what it is about, before the request itself: in the order in which the area's other calls lock them. */
  lockSubject: (db: Database, stored: unknown) => Promise<void>;
  /** Runs in the transaction of the agreement. A `Refusal` undoes the agreement and tells the second operator why. */
  carryOut: (db: Database, stored: unknown, agreed: AgreedApproval) => Promise<void>;
}

/** One action of a kind. */
export interface ApprovalAction {
  kind: ApprovalKind;
  data: unknown;
}

interface Declaration<Data> {
  kind: string;
  right: Right;
  /** Reads stored data, and throws when it is not the kind's. */
  data: { parse: (stored: unknown) => Data };
  describe: (data: Data) => ApprovalWords;
  /** Nothing, unless a call of the area asks for it with its subject locked. */
  lockSubject?: (db: Database, data: Data) => Promise<unknown>;
  carryOut: (db: Database, data: Data, agreed: AgreedApproval) => Promise<void>;
}

/** Declares a kind; `of` makes an action of it. */
export function defineApprovalKind<Data>({
  kind,
  right,
  data,
  describe,
  lockSubject,
  carryOut,
}: Declaration<Data>): ApprovalKind & { of: (data: Data) => ApprovalAction } {
  const erased: ApprovalKind = {
    kind,
    right,
    describe: (stored) => describe(data.parse(stored)),
    lockSubject: async (db, stored) => {
      await lockSubject?.(db, data.parse(stored));
    },
    carryOut: (db, stored, agreed) => carryOut(db, data.parse(stored), agreed),
  };
  return { ...erased, of: (action) => ({ kind: erased, data: action }) };
}

/** The areas' kinds, for reading a request and carrying it out. */
export const approvalKinds = definePort<readonly ApprovalKind[]>('the kinds of approvals');
