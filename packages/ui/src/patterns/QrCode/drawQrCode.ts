/** Of the picture, in px: sharp when another phone scans it from this one's screen. */
const side = 1080;
const lineHeight = 64;
const fontSize = 40;

/**
 * Draws the QrCode in an element as a PNG to save, black on white, with lines of text below it. Rejects when the browser
 * cannot.
 */
export async function drawQrCode(element: HTMLElement, lines: readonly string[]): Promise<Blob> {
  const code = element.querySelector('svg');
  if (code === null) throw new Error('There is no code to draw: pass an element with a QrCode that has a value.');
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side + lines.length * lineHeight + lineHeight;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser cannot draw.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.save();
  context.scale(side / code.viewBox.baseVal.width, side / code.viewBox.baseVal.height);
  for (const path of code.querySelectorAll('path')) {
    context.fillStyle = path.getAttribute('fill') ?? 'black';
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- of a canvas, not of an array
    context.fill(new Path2D(path.getAttribute('d') ?? ''));
  }
  context.restore();
  context.fillStyle = 'black';
  context.textAlign = 'center';
  context.font = `500 ${fontSize}px ${getComputedStyle(element).fontFamily}`;
  lines.forEach((line, place) => context.fillText(line, side / 2, side + place * lineHeight, side - 2 * lineHeight));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The browser could not draw the code: it may be out of memory. Try again.'));
    }, 'image/png');
  });
}
