/** How long a test waits for a shop or a page that is well, in ms: as long as one may take on a machine that computes something else all the time. A wait that ends well costs nothing of it. */
export const patience = 60_000;
