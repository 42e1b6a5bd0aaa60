/** Where the app packaged for phones is had. */
export interface AppDownload {
  /** What the code to scan says: this page, which on a phone offers the packages. */
  page: string;
  /** Null as long as there is none. */
  android: string | null;
  ios: string | null;
}
