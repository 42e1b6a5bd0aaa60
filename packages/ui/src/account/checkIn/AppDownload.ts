/** Downloads of the packaged app. */
export interface AppDownload {
  /** Content of the QR code: this page, which offers the packages on a phone. */
  page: string;
  /** Null until there is one. */
  android: string | null;
  ios: string | null;
}
