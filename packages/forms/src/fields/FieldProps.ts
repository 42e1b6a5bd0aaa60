import type { FieldMeta } from '@mcy/api/contract';

/** One of the values a request takes, in the reader's words. */
export interface FieldOption {
  value: string;
  label: string;
  description?: string;
  disabled?: boolean;
}

/** What every field bound to a form takes: its name in the request, its words, and the metadata that concerns it. */
export interface FieldProps extends Omit<FieldMeta, 'kind' | 'group'> {
  name: string;
  label: string;
  /** Shown below while there is no error. */
  hint?: string;
  /** What a select or a radio group offers: the values of the request's enum, in the area's words. */
  options?: readonly FieldOption[];
  /** Whether an upload takes several files: the request's field is an array. */
  many?: boolean;
  /** Whether the request needs it; a field that may stay empty says so in its label. */
  required?: boolean;
}
