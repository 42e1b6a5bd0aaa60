/** A signed-in device; a row of `GET /api/user/sessions` satisfies it. */
export interface Device {
  session_id: string;
  /** True for this device. */
  current: boolean;
  device: 'phone' | 'tablet' | 'computer' | 'unknown';
  /** Null when unknown. */
  browser: string | null;
  system: string | null;
  /** ISO 8601 UTC. */
  opened_at: string;
  last_used_at: string;
}
