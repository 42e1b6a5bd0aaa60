/** Part of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where the bytes of uploaded files are kept: a folder, or a bucket that many servers share. */
export interface FileStore {
  /** Keeps the file at `path`, whole or not at all; what stood under the id before is replaced. The file at `path` may be gone afterwards. */
  put: (file_id: string, path: string, content_type: string) => Promise<void>;
  /** Null when there is no such file. */
  open: (file_id: string, range?: ByteRange) => Promise<ReadableStream<Uint8Array> | null>;
  /** Nothing happens when there is no such file. */
  remove: (file_id: string) => Promise<void>;
}
