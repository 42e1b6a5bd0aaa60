import type { Registration } from '@mcy/forms/account/entry';
import { forgetDraft, keepDraft, readDraft } from '../../../platform/drafts.ts';

const name = 'registration';

/** The registration that was begun in this tab, without password, code and consent; null for none. */
export function readRegistration(): Registration | null {
  // A field of another shape is refused by the form's own rules.
  return readDraft(name);
}

/** Keeps what changed of it. A tick belongs to the person who set it, and a code lasts a few minutes. */
export function keepRegistration(changed: Registration): void {
  const { values, ...rest } = { ...readRegistration(), ...changed };
  const { agreement: _agreement, code: _code, ...typed } = values ?? {};
  keepDraft(name, { ...rest, ...(values && { values: typed }) });
}

export function forgetRegistration(): void {
  forgetDraft(name);
}
