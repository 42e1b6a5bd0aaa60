import { isSeen, nameOf } from './boxOf.ts';

/** Tolerance for fractions of a pixel and for glyph overhang. */
const tolerance = 1.5;

/** A carousel's window, where the next slide is cut off at the edge on purpose. */
const slide = '[aria-roledescription]';

/** Finds overflow: a page wider than the screen, an element beyond its edge, a text that is cut off or larger than its box. */
export function findOverflow(): readonly string[] {
  const faults = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} px wide on a screen of ${clientWidth}`);
  for (const element of beyondTheEdge()) faults.add(`beyond the screen's edge: ${nameOf(element)}`);

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (element === null || /^\s*$/.test(texts.currentNode.nodeValue ?? '')) continue;
    const fault = faultOfText(texts.currentNode, element);
    if (fault !== null) faults.add(fault);
  }
  return [...faults];
}

/** Outermost elements beyond the left or right edge, except inside something that scrolls or clips. */
function beyondTheEdge(): readonly Element[] {
  const { clientWidth } = document.documentElement;
  const found: Element[] = [];
  const look = (parent: Element): void => {
    for (const element of parent.children) {
      const { left, right, width } = element.getBoundingClientRect();
      if (isDrawing(element)) continue;
      if (width > 0 && (right > clientWidth + tolerance || left < -tolerance) && isSeen(element)) {
        found.push(element);
      } else if (getComputedStyle(element).overflowX === 'visible') {
        look(element);
      }
    }
  };
  look(document.body);
  return found;
}

/** Light, sparks and flying lids carry no content and may reach anywhere, as long as the page does not grow. */
function isDrawing(element: Element): boolean {
  return element.closest('[aria-hidden="true"]') !== null && element.textContent.trim() === '';
}

function faultOfText(text: Node, element: Element): string | null {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { left, right, top, bottom, width } = range.getBoundingClientRect();
  if (width === 0) return null;
  let inFlow = true;
  let moved = false;
  for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
    const style = getComputedStyle(box);
    if (/auto|scroll/.test(style.overflowX + style.overflowY)) return null;
    if (style.display === 'inline' || style.display === 'contents') continue;
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null;
    const outer = box.getBoundingClientRect();
    const over = Math.round(Math.max(outer.left - left, right - outer.right));
    const wide = left < outer.left - tolerance || right > outer.right + tolerance;
    const tall = top < outer.top - tolerance || bottom > outer.bottom + tolerance;
    if (style.overflowX !== 'visible' && (wide || tall)) {
      if (moved || box.querySelector(slide) !== null) return null;
      return isSeen(element) ? `cut off by ${describe(box)}: ${nameOf(element)}` : null;
    }
    if (inFlow && wide) return isSeen(element) ? `${over} px out of ${describe(box)}: ${nameOf(element)}` : null;
    // Content that scrolls past a window, or is dragged, becomes visible later.
    if (style.transform !== 'none' || style.animationName !== 'none') moved = true;
    // Elements out of the flow, such as a badge on a corner, may overhang.
    if (style.position === 'absolute' || style.position === 'fixed') inFlow = false;
    if (style.position === 'fixed') return null;
  }
  return null;
}

function describe(box: Element): string {
  return nameOf(box).split(' “')[0] ?? '';
}
