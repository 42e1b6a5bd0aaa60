/** Something that one area or the platform needs done, and another area does: the one declares it, the other provides it. */
export interface Port<Thing> {
  /** For people, when nobody provides it. */
  name: string;
  /** Says who does it. */
  by: (thing: Thing) => Provided;
}

/** What an area provides for a port, as long as the shop is open. */
export interface Provided {
  port: object;
  thing: unknown;
}

/** Finds what is provided for a port. */
export type Ask = <Thing>(port: Port<Thing>) => Thing;

/** Declares a port. */
export function definePort<Thing>(name: string): Port<Thing> {
  const port: Port<Thing> = { name, by: (thing) => ({ port, thing }) };
  return port;
}

/** Answers for every port from what the areas provide. Throws when two provide the same. */
export function askAmong(provided: readonly Provided[]): Ask {
  const things = new Map<object, unknown>();
  for (const { port, thing } of provided) {
    if (things.has(port)) throw new Error(`Two areas provide ${(port as Port<unknown>).name}`);
    things.set(port, thing);
  }
  return <Thing>(port: Port<Thing>) => {
    if (!things.has(port)) throw new Error(`No area of the shop provides ${port.name}`);
    // `by` of this very port made it, and took nothing but a Thing.
    return things.get(port) as Thing;
  };
}
