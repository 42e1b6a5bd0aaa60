/** What a service worker's global scope has beyond a page's, as far as it is used here: TypeScript's own types of the two cannot be in one program. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly PageClient[]>;
    openWindow: (url: string) => Promise<PageClient | null>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Kind extends keyof WorkerEvents>(
    kind: Kind,
    listener: (event: WorkerEvents[Kind]) => void,
  ) => void;
}

/** A window that shows the shop. */
export interface PageClient {
  readonly visibilityState: DocumentVisibilityState;
  focus: () => Promise<PageClient>;
  navigate: (url: string) => Promise<PageClient | null>;
  postMessage: (message: unknown, transfer: readonly Transferable[]) => void;
}

interface Lasting {
  waitUntil: (work: Promise<unknown>) => void;
}

interface WorkerEvents {
  activate: Lasting;
  message: Lasting & { readonly data: unknown };
  push: Lasting & { readonly data: { text: () => string } | null };
  notificationclick: Lasting & { readonly notification: Notification };
}
