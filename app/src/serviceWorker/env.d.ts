/** What is on the device before a page is shown from it, written by the build (`app/vite/serviceWorker.ts`). */
declare const __PRECACHE__: readonly { url: string; revision: string | null }[];

/** Paths of the parts that are loaded on demand. */
declare const __PARTS__: readonly string[];
