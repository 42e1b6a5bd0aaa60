import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { TableDocument } from './TableDocument.ts';

const latin = import.meta.resolve('@expo-google-fonts/be-vietnam-pro/package.json');
// This package exports its module and no font.
const han = import.meta.resolve('@embedpdf/fonts-sc');

const fonts = {
  regular: new URL('400Regular/BeVietnamPro_400Regular.ttf', latin),
  bold: new URL('700Bold/BeVietnamPro_700Bold.ttf', latin),
  chinese: new URL('../fonts/NotoSansHans-Regular.otf', han),
} as const;

const color = { ink: '#1c1526', quiet: '#6b6378', brand: '#6d28d9', band: '#f5f1fb', rule: '#ddd5ea' } as const;

/** In points: A4 is 595 × 842. */
const page = { left: 48, right: 547, top: 48, bottom: 780, foot: 796 } as const;

/** Draws a document as a PDF. The same document gives the same bytes. */
export async function drawTable(document: TableDocument): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    info: { Title: `${document.title} ${document.number}`, Author: 'MCY', CreationDate: new Date(document.made_at) },
  });
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, fileURLToPath(file));
  const pieces: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (piece: Buffer) => pieces.push(piece));
    pdf.on('end', () => resolve(Buffer.concat(pieces)));
    pdf.on('error', reject);
  });
  drawLines(pdf, document, drawHeading(pdf, document));
  drawFeet(pdf, document);
  pdf.end();
  return done;
}

type Pdf = InstanceType<typeof PDFDocument>;

interface Place {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right';
  size?: number;
  bold?: boolean;
  fill?: string;
}

const chinese = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/;
/** What no font here draws, such as emoji in a nickname. */
const undrawable = /[^\u0020-\u024F\u1E00-\u1EFF\u2000-\u206F\u20A0-\u20BF\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/g;

/** Writes a text in one line, cut with an ellipsis where it is longer. */
function write(
  pdf: Pdf,
  text: string,
  { x, y, width, align = 'left', size = 9, bold = false, fill = color.ink }: Place,
) {
  const drawn = text.normalize('NFC').replaceAll(undrawable, '').trim();
  pdf.font(chinese.test(drawn) ? 'chinese' : bold ? 'bold' : 'regular', size).fillColor(fill);
  pdf.text(drawn, x, y, { width, align, height: size * 1.5, lineBreak: true, ellipsis: true });
}

/** The first page's head with the figures; returns where the lines begin. */
function drawHeading(pdf: Pdf, { title, number, facts, sums }: TableDocument): number {
  const width = page.right - page.left;
  write(pdf, 'MCY', { x: page.left, y: page.top, width: 120, size: 22, bold: true, fill: color.brand });
  write(pdf, title, { x: 200, y: page.top + 2, width: page.right - 200, align: 'right', size: 14, bold: true });
  write(pdf, number, {
    x: 200,
    y: page.top + 22,
    width: page.right - 200,
    align: 'right',
    size: 7.5,
    fill: color.quiet,
  });
  let y = page.top + 52;
  for (const [place, { label, value }] of facts.entries()) {
    const x = page.left + (place % 2) * (width / 2);
    write(pdf, label, { x, y, width: width / 2 - 12, size: 7.5, fill: color.quiet });
    write(pdf, value, { x, y: y + 11, width: width / 2 - 12, size: 10, bold: true });
    if (place % 2 === 1) y += 32;
  }
  pdf.roundedRect(page.left, y + 2, width, 46, 8).fill(color.band);
  for (const [place, { label, amount }] of sums.entries()) {
    const box = { x: page.left + 12 + (place * (width - 12)) / sums.length, width: (width - 12) / sums.length - 10 };
    write(pdf, label, { ...box, y: y + 11, size: 7.5, fill: color.quiet });
    write(pdf, amount, { ...box, y: y + 23, size: 11, bold: true });
  }
  return y + 66;
}

function drawLines(pdf: Pdf, { columns, lines, none }: TableDocument, from: number): void {
  const heads = columns.map(({ head }) => head);
  let y = drawRow(pdf, columns, heads, from, true);
  if (lines.length === 0) write(pdf, none, { x: page.left, y: y + 6, width: 400, fill: color.quiet });
  for (const line of lines) {
    if (y + 18 > page.bottom) {
      pdf.addPage();
      y = drawRow(pdf, columns, heads, page.top, true);
    }
    y = drawRow(pdf, columns, line, y, false);
  }
}

/** Draws a row of the table, and returns where the next one begins. */
function drawRow(
  pdf: Pdf,
  columns: TableDocument['columns'],
  texts: readonly string[],
  y: number,
  head: boolean,
): number {
  const look = head ? { size: 7.5, fill: color.quiet } : { size: 8.5 };
  let x: number = page.left;
  for (const [place, { width, align = 'left' }] of columns.entries()) {
    const gap = place === columns.length - 1 ? 0 : 6;
    write(pdf, texts[place] ?? '', { ...look, x, y: y + 4, width: width - gap, align });
    x += width;
  }
  pdf
    .moveTo(page.left, y + 18)
    .lineTo(page.right, y + 18)
    .lineWidth(0.5)
    .strokeColor(color.rule)
    .stroke();
  return y + 18;
}

/** Numbers the pages, once it is known how many there are. */
function drawFeet(pdf: Pdf, { foot, page: word }: TableDocument): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let place = start; place < start + count; place++) {
    pdf.switchToPage(place);
    write(pdf, foot, { x: page.left, y: page.foot, width: 380, size: 7, fill: color.quiet });
    const of = `${word} ${place + 1}/${count}`;
    write(pdf, of, { x: 440, y: page.foot, width: page.right - 440, align: 'right', size: 7, fill: color.quiet });
  }
}
