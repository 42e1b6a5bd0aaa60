/** What became of a picture: kept by the device, refused for want of permission, or left by the reader's own choice. */
export type Kept = 'saved' | 'denied' | 'cancelled';

/** Where this device keeps pictures. The browser has one way, a packaged app another. */
export interface Album {
  /** Keeps a picture under that name. Rejects when it cannot. */
  keep: (picture: File) => Promise<Kept>;
  /** Opens the settings where permission is given, or says where they are. */
  openSettings: () => void;
}
