import type { Page } from 'playwright';

/** The page's cached data of its user, as text; empty when there is none. */
export function readKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // Opening a missing database would create it, without the app's tables.
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
