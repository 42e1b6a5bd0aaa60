import type { FlowEntry } from '@mcy/api/wallet/flow/contract';
import type { Locale } from '@mcy/api/contract';
import type { JournalKind } from '../../../platform/ledger/JournalKind.ts';
import { unknownJournal } from './messages.ts';

/** The kind of an entry in its reader's language. An entry of a kind that this version of the shop does not know is shown all the same. */
export function presentKind(
  kinds: readonly JournalKind[],
  entry: { kind: string },
  locale: Locale,
): Pick<FlowEntry, 'kind' | 'label' | 'sign'> {
  const { label, sign } = kinds.find(({ kind }) => kind === entry.kind) ?? unknownJournal;
  return { kind: entry.kind, label: label[locale], sign };
}
