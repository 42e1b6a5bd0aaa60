import type { Page } from 'playwright';

/** What the page keeps of its user, as text; empty before it keeps anything. */
export function readKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // Opening what is not there would make it, without what the app makes in it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'mcy')) return '';
    return new Promise<string>((resolve, reject) => {
      const opening = indexedDB.open('mcy');
      opening.addEventListener('error', () => reject(new Error('There is no database.')));
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('kept').objectStore('kept').getAll();
        reading.addEventListener('success', () => resolve(reading.result.join()));
      });
    });
  });
}
