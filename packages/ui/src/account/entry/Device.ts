/** Where somebody is signed in; a row of `GET /api/user/sessions` satisfies it. */
export interface Device {
  session_id: string;
  /** The one in the reader's hands. */
  current: boolean;
  device: 'phone' | 'tablet' | 'computer' | 'unknown';
  /** Null when it is not known. */
  browser: string | null;
  system: string | null;
  /** ISO 8601 UTC. */
  opened_at: string;
  last_used_at: string;
}
