/** Outcome of saving a picture: saved, permission denied, or canceled by the user. */
export type Kept = 'saved' | 'denied' | 'cancelled';

/** Where this device saves pictures: one way in a browser, another in a packaged app. */
export interface Album {
  /** Saves a picture under a name. Rejects on failure. */
  keep: (picture: File) => Promise<Kept>;
  /** Opens the permission settings, or says where they are. */
  openSettings: () => void;
}
