export interface HttpTables {
  /** Answers already given, by the SHA-256 of their Idempotency-Key. */
  idempotency: {
    key_hash: Buffer;
    fingerprint: Buffer;
    answer: Buffer | null;
    created_at: Date;
  };
  rate_limit: {
    bucket: string;
    empty_at: Date;
  };
}
