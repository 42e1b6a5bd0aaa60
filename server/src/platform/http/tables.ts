export interface RateLimitRow {
  bucket: string;
  empty_at: Date;
}

declare module '../db/database.ts' {
  interface Tables {
    /** Answers already given, by the SHA-256 of their Idempotency-Key, and of their body when it came encrypted. */
    idempotency: {
      key_hash: Buffer;
      fingerprint: Buffer;
      answer: Buffer | null;
      created_at: Date;
    };
    rate_limit: RateLimitRow;
  }
}
