import { getDocumentProxy } from 'unpdf';

/** Reads a PDF as a person does: row by row, from left to right. */
export async function readPdfRows(pdf: Buffer): Promise<{ rows: readonly string[]; pages: number }> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const rows: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [{ text: item.str, x: Number(item.transform[4]), y: Math.round(Number(item.transform[5])) }]
        : [],
    );
    const byRow = Map.groupBy(texts, ({ y }) => y);
    for (const y of [...byRow.keys()].toSorted((one, other) => other - one)) {
      const row = (byRow.get(y) ?? []).toSorted((one, other) => one.x - other.x);
      rows.push(row.map(({ text }) => text).join(' '));
    }
  }
  return { rows, pages: document.numPages };
}
