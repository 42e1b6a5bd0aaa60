declare module '../db/database.ts' {
  interface Tables {
    /** What the shop's jobs could not do, until they can. */
    job_failure: {
      job: string;
      /** The row that failed; empty when the job did as a whole. */
      subject_id: string;
      since: Date;
      last_at: Date;
      tries: number;
      error: string;
    };
  }
}
