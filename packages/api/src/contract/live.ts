/** Path of the stream of server-sent events that names changed topics. */
export const livePath = '/api/live';

/** Response header of a POST: the topics that it changed for its caller, separated by commas. */
export const touchedHeader = 'Touched';

/**
 * Request header of a POST and of the stream: a random id of the open page. The page's own stream does not tell it
 * what the answer to its POST named.
 */
export const pageHeader = 'page';
