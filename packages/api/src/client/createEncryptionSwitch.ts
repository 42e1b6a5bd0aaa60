/** How long the server's answer about encryption is cached (spec §9). */
const switchLifetime = 300_000;

/**
 * Returns true when POST bodies must be encrypted. Asks the server at most once in 300000 ms (spec §4).
 * Defaults to true when the server cannot be reached; that answer is not cached.
 */
export function createEncryptionSwitch(read: () => Promise<{ open: 0 | 1 }>): () => Promise<boolean> {
  let known: { on: boolean; until: number } | null = null;
  let asking: Promise<boolean> | null = null;

  async function ask(): Promise<boolean> {
    try {
      const on = (await read()).open === 1;
      known = { on, until: Date.now() + switchLifetime };
      return on;
    } catch {
      return true;
    } finally {
      asking = null;
    }
  }

  return async function isEncryptionOn() {
    if (known && Date.now() < known.until) return known.on;
    asking ??= ask();
    return asking;
  };
}
