/** A file that git tracks, as of a commit. */
export interface TrackedFile {
  path: string;
  bytes: number;
  /** 0 for a binary file. */
  lines: number;
}
