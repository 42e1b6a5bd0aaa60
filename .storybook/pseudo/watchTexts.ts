import { pseudoLocalise } from './pseudoLocalise.ts';

/** Not said by the shop: code, a chart's figures, what a person typed, Storybook's own messages, and other languages by their own names. */
const foreign = 'script, style, noscript, textarea, svg, code, pre, [translate="no"], .sb-wrapper';

/**
 * Pseudo-localises the texts a story hands in by props, which no translation reaches, and keeps at it while the story lives;
 * returns what ends it. In place, because React only writes a text node again when the text itself changes.
 */
export function watchTexts(root: Element): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) sayAll(node);
  });
  sayAll(root);
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}

function sayAll(node: Node): void {
  if (node instanceof Text) return say(node);
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (texts.currentNode instanceof Text) say(texts.currentNode);
}

function say(text: Text): void {
  if (text.data.includes('[') || text.data.includes(']') || isCode(text.data)) return;
  if (text.parentElement?.closest(foreign) !== null) return;
  const longer = pseudoLocalise(text.data);
  if (longer !== text.data) text.data = longer;
}

/** A hash, an identifier, a unit or an abbreviation: nothing a translator would lengthen. */
function isCode(text: string): boolean {
  return !/\p{L}{2}/u.test(text) || /^\s*\S*\d\S{11,}\s*$/.test(text);
}
