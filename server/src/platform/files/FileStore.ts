/** A byte range, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where uploaded bytes are kept: a folder, or a bucket that several servers share. */
export interface FileStore {
  /** Stores the file at `path` atomically, replacing any file with the same id. May move it away from `path`. */
  put: (file_id: string, path: string, content_type: string) => Promise<void>;
  /** Null when there is no such file. */
  open: (file_id: string, range?: ByteRange) => Promise<ReadableStream<Uint8Array> | null>;
  /** Does nothing when there is no such file. */
  remove: (file_id: string) => Promise<void>;
}
