/** `npm run test:long`: what is thinned in `npm test` runs in full. */
export const long = process.env['TEST_LONG'] === '1';
