/** A file that git tracks, as a commit has it. */
export interface TrackedFile {
  path: string;
  bytes: number;
  /** 0 for what is no text. */
  lines: number;
}
