/** A need that one area or the platform declares and another area provides. */
export interface Port<Thing> {
  /** Shown in errors when no area provides it. */
  name: string;
  /** Binds an implementation. */
  by: (thing: Thing) => Provided;
}

/** An implementation of a port, for as long as the shop is open. */
export interface Provided {
  port: object;
  thing: unknown;
}

/** Returns the implementation of a port. */
export type Ask = <Thing>(port: Port<Thing>) => Thing;

/** Declares a port. */
export function definePort<Thing>(name: string): Port<Thing> {
  const port: Port<Thing> = { name, by: (thing) => ({ port, thing }) };
  return port;
}

/** Resolves every port from what the areas provide. Throws when two areas provide the same one. */
export function askAmong(provided: readonly Provided[]): Ask {
  const things = new Map<object, unknown>();
  for (const { port, thing } of provided) {
    if (things.has(port)) throw new Error(`Two areas provide ${(port as Port<unknown>).name}`);
    things.set(port, thing);
  }
  return <Thing>(port: Port<Thing>) => {
    if (!things.has(port)) throw new Error(`No area of the shop provides ${port.name}`);
    // This port's own `by` created it, and only from a Thing.
    return things.get(port) as Thing;
  };
}
