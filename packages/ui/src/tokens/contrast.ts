/** Returns the contrast ratio of two opaque colors (`#rrggbb`), from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const lighter = Math.max(luminanceOf(one), luminanceOf(other));
  const darker = Math.min(luminanceOf(one), luminanceOf(other));
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(color: string): number {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  if (!channels) throw new Error(`Contrast is only defined for opaque colors; ${color} is not #rrggbb.`);
  const [red = 0, green = 0, blue = 0] = channels.slice(1).map((hex) => linear(Number.parseInt(hex, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
