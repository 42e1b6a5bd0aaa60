/** How long the server's word on encryption stands (spec §9). */
const switchLifetime = 300_000;

/**
 * Whether POST bodies are to be encrypted, asked of the server at most once in 300000 ms (spec §4).
 * On when the server cannot be asked; that answer is not kept.
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
