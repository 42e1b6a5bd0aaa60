import * as z from 'zod/mini';

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** At most 50 ids, joined by commas: GET requests have no lists. */
export const idsSchema = z.string().check(z.regex(new RegExp(`^${uuid}(,${uuid}){0,49}$`), { error: 'wrong_type' }));
