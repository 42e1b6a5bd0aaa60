import axe from 'axe-core';
import { nameOf } from './boxOf.ts';

axe.configure({
  // The source of every element that passes would be written down too.
  noHtml: true,
  rules: [
    // A part of a page has no landmarks.
    { id: 'region', enabled: false },
    // It checks only these properties, but first collects the text of every element that its selector finds.
    { id: 'avoid-inline-spacing', selector: '[style*="spacing"], [style*="line-height"]' },
  ],
});

/**
 * Axe's violations, each with its elements. Selectors and passes are left out: listing takes as long as finding. Contrast takes as long as
 * all other rules together.
 */
export async function findBarriers({ contrast }: { contrast: boolean }): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: contrast } },
    reporter: 'no-passes',
    elementRef: true,
    selectors: false,
    // Stylesheets serve only rules that are off.
    preload: { assets: ['media'] },
  });
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes.map(({ element }) => (element === undefined ? 'something' : nameOf(element))).join(', ')}`,
  );
}
