/** Waits for a frame without changes, or thirty frames: self-moving content never rests. */
export async function settled(): Promise<void> {
  let changed = true;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  for (let frame = 0; changed && frame < 30; frame += 1) {
    changed = false;
    await new Promise(requestAnimationFrame);
  }
  observer.disconnect();
}
