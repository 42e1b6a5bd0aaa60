/** What lanes are for. */
export interface LaneSettings<Order, Outcome> {
  /** How many batches run at once. */
  lanes: number;
  /** How many orders a batch has at most. */
  most: number;
  /** What no two lanes may hold at once. */
  claims: (order: Order) => readonly string[];
  /** Does a batch, all or nothing. An order without an outcome comes again in the next one. */
  run: (orders: readonly Order[]) => Promise<ReadonlyMap<Order, Outcome>>;
  /** Whether there is no sense in doing each order of a failed batch alone. */
  isHopeless: (error: unknown) => boolean;
}

/** How long a few orders wait for more, in ms: the batch under way may be held up by a lock (ours). */
const patience = 100;

interface Waiting<Order, Outcome> {
  order: Order;
  claims: readonly string[];
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

/**
 * Opens a queue that does orders in batches: an order starts at once when all lanes are idle, else with everything that arrived meanwhile, once as many wait as the smallest batch under way has, or after a moment. A batch that fails is done again order by order, so that each has its own failure.
 */
export function openLanes<Order, Outcome>(settings: LaneSettings<Order, Outcome>): (order: Order) => Promise<Outcome> {
  const { lanes, most, claims: claimsOf, run, isHopeless } = settings;
  type Place = Waiting<Order, Outcome>;
  let queue: Place[] = [];
  const held = new Set<string>();
  /** How many orders each running batch has. */
  const running: number[] = [];
  let starting = false;
  let gathering: NodeJS.Timeout | undefined;

  function start(isLate = false): void {
    while (running.length < lanes) {
      const batch = queue.filter(({ claims }) => !claims.some((claim) => held.has(claim))).slice(0, most);
      if (batch.length === 0) return;
      // A batch costs more than its orders do, so a few wait for more.
      if (!isLate && running.length > 0 && batch.length < Math.min(...running)) {
        gathering ??= setTimeout(() => {
          gathering = undefined;
          start(true);
        }, patience);
        return;
      }
      clearTimeout(gathering);
      gathering = undefined;
      const taken = new Set(batch);
      queue = queue.filter((place) => !taken.has(place));
      const claims = batch.flatMap((place) => place.claims);
      for (const claim of claims) held.add(claim);
      running.push(batch.length);
      void doBatch(batch).then((again) => {
        running.splice(running.indexOf(batch.length), 1);
        for (const claim of claims) held.delete(claim);
        queue = [...again, ...queue];
        start();
      });
    }
  }

  /** Returns the orders that come again. */
  async function doBatch(batch: readonly Place[]): Promise<Place[]> {
    try {
      const outcomes = await run(batch.map(({ order }) => order));
      const again: Place[] = [];
      for (const place of batch) {
        const outcome = outcomes.get(place.order);
        if (outcome === undefined) again.push(place);
        else place.resolve(outcome);
      }
      return again;
    } catch (error) {
      if (batch.length > 1 && !isHopeless(error)) return await eachAlone(batch);
      for (const { reject } of batch) reject(error);
      return [];
    }
  }

  async function eachAlone(batch: readonly Place[]): Promise<Place[]> {
    const again: Place[] = [];
    for (const place of batch) again.push(...(await doBatch([place])));
    return again;
  }

  return (order) =>
    new Promise((resolve, reject) => {
      queue.push({ order, claims: claimsOf(order), resolve, reject });
      if (starting) return;
      starting = true;
      // With everything that arrives in this turn of the event loop.
      setImmediate(() => {
        starting = false;
        start();
      });
    });
}
