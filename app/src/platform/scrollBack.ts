/** How long a page may take to become as long as it was, in ms. */
const patience = 5000;

/** Scrolls to where the page was, once it is long enough; not against its reader. Returns what gives up. */
export function scrollBack(top: number): () => void {
  const ended = new AbortController();
  const end = () => ended.abort();
  if (top === 0 || scrollY !== 0) return end;
  const grown = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < top + innerHeight) return;
    end();
    scrollTo(0, top);
  });
  const timer = setTimeout(end, patience);
  ended.signal.addEventListener('abort', () => {
    grown.disconnect();
    clearTimeout(timer);
  });
  for (const act of ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const) {
    addEventListener(act, end, { passive: true, signal: ended.signal });
  }
  grown.observe(document.body);
  return end;
}
