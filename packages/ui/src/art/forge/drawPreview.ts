/** A toy on its stage under a lamp, with the shop's mark, as a square for link previews. Takes finished drawings. */
export function drawPreview(toy: string, mark: string): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"><defs>',
    '<radialGradient id="stage" cx=".5" cy=".4" r=".75"><stop stop-color="#6a4fd0"/><stop offset=".55" stop-color="#2c1f70"/><stop offset="1" stop-color="#140d38"/></radialGradient>',
    '<radialGradient id="floor"><stop stop-color="#8f75ff" stop-opacity=".8"/><stop offset="1" stop-color="#8f75ff" stop-opacity="0"/></radialGradient></defs>',
    '<rect width="600" height="600" fill="url(#stage)"/><ellipse cx="300" cy="532" rx="290" ry="58" fill="url(#floor)"/>',
    nest(toy, 50, 36, 500),
    nest(mark, 24, 24, 72),
    '</svg>\n',
  ].join('');
}

function nest(drawing: string, x: number, y: number, size: number): string {
  return drawing.trim().replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);
}
