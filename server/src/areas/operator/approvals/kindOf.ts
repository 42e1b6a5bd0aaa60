import type { ApprovalKind } from '../../../platform/approvals/ApprovalKind.ts';

/** The kind of a stored request. Throws where no area has it anymore. */
export function kindOf(kinds: readonly ApprovalKind[], kind: string): ApprovalKind {
  const found = kinds.find((one) => one.kind === kind);
  if (!found) throw new Error(`No area registers the approval kind ${kind}`);
  return found;
}
