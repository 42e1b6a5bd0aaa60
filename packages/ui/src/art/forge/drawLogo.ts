import { markPaths } from '../../primitives/Logo/markPaths.ts';
import { namePath } from '../../primitives/Logo/namePath.ts';

/** The shop's logo as an SVG file in one color, for what shows it as a picture and takes no color from the text around it. */
export function drawLogo(color: string): string {
  const figure = `<path d="${Object.values(markPaths).join('')}" fill="${color}" fill-rule="evenodd"/>`;
  const name = `<path d="${namePath}" fill="none" stroke="${color}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="126" height="36" viewBox="0 0 224 64">${figure}${name}</svg>`;
}
