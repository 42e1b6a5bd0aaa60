import { pseudoLocalise } from './pseudoLocalise.ts';

/** Not the shop's own words: code, chart figures, user input, Storybook messages, and names of languages. */
const foreign = 'script, style, noscript, textarea, svg, code, pre, [translate="no"], .sb-wrapper';

/**
 * Pseudo-localizes texts passed as props, which no translation reaches, as long as the story is mounted; returns a
 * cleanup function. Works in place, because React rewrites a text node only when its text changes.
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

/** A hash, an identifier, a unit or an abbreviation: translation would not lengthen it. */
function isCode(text: string): boolean {
  return !/\p{L}{2}/u.test(text) || /^\s*\S*\d\S{11,}\s*$/.test(text);
}
