import type { UploadRefusal } from './admitFiles.ts';
import type { UploadEntry } from './uploadQueue.ts';

/** Every text of an Uploader. */
export interface UploaderTexts {
  /** Label of the empty add tile: "Add pictures". */
  choose: string;
  /** While files are dragged over it: "Drop them here". */
  drop: string;
  /** Status of each file. */
  states: Record<UploadEntry<unknown>['state'], string>;
  /** On a failed file; a button that retries. */
  retry: string;
  cancel: (name: string) => string;
  remove: (name: string) => string;
  moveEarlier: (name: string) => string;
  moveLater: (name: string) => string;
  /** Badge of the first of several: "Cover". */
  cover?: string;
  /** Announced as files finish: "3 of 5 uploaded". */
  progress: (done: number, total: number) => string;
  /** Why a file was refused, and what would be accepted. */
  refused: (refusal: UploadRefusal) => string;
}
