/** Path of the stream of server-sent events that names changed topics. */
export const livePath = '/api/live';

/**
 * Query parameter of the stream: for how long, in ms, the page may have missed changes. `ready` names what changed
 * meanwhile. A duration, because the clocks of devices are wrong.
 */
export const missedParameter = 'missed';

/** For how long, in ms, the request for a stream may be on its way: `ready` names also what changed that much earlier. */
export const liveSlack = 5000;

/** Response header of a POST: the topics that it changed for its caller, separated by commas. */
export const touchedHeader = 'Touched';

/**
 * Request header of a POST and of the stream: a random id of the open page. The page's own stream does not tell it
 * what the answer to its POST named.
 */
export const pageHeader = 'page';
