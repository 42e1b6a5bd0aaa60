const prefix = 'mcy.draft.';

/** What somebody began in this tab, as it was kept; null for none. Nothing vouches for its shape: an older release may have written it. */
export function readDraft(name: string): Readonly<Record<string, unknown>> | null {
  // The server draws a form's frame.
  if (import.meta.env.SSR) return null;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...kept } : null;
  } catch {
    return null;
  }
}

export function keepDraft(name: string, draft: object): void {
  sessionStorage.setItem(prefix + name, JSON.stringify(draft));
}

export function forgetDraft(name: string): void {
  sessionStorage.removeItem(prefix + name);
}

/** Somebody signed in or out: what was begun here belongs to nobody else. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
