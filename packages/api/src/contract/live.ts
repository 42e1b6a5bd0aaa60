/** Path of the stream of server-sent events that names changed topics. */
export const livePath = '/api/live';

/** Response header of a POST: the topics that it changed for its caller, separated by commas. */
export const touchedHeader = 'Touched';
