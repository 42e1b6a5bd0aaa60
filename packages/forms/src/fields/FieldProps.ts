import type { FieldMeta } from '@mcy/api/contract';

/** What every field bound to a form takes: its name in the request, its words, and the metadata that concerns it. */
export interface FieldProps extends Omit<FieldMeta, 'kind'> {
  name: string;
  label: string;
  /** Shown below while there is no error. */
  hint?: string;
}
