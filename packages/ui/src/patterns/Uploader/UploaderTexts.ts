import type { UploadRefusal } from './admitFiles.ts';
import type { UploadEntry } from './uploadQueue.ts';

/** Every word an Uploader shows or says. */
export interface UploaderTexts {
  /** What a press on the empty place does: "Add pictures". */
  choose: string;
  /** While files hang over it: "Drop them here". */
  drop: string;
  /** How each file stands. */
  states: Record<UploadEntry<unknown>['state'], string>;
  /** On a failed file; it is the button that tries again. */
  retry: string;
  cancel: (name: string) => string;
  remove: (name: string) => string;
  moveEarlier: (name: string) => string;
  moveLater: (name: string) => string;
  /** On the first of several, where it stands for them all: "Cover". */
  cover?: string;
  /** Said aloud as files arrive: "3 of 5 uploaded". */
  progress: (done: number, total: number) => string;
  /** Why a file was left out, and what would be taken. */
  refused: (refusal: UploadRefusal) => string;
}
