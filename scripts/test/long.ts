/** `npm run test:long`: runs everything that `npm test` thins out. */
export const long = process.env['TEST_LONG'] === '1';
