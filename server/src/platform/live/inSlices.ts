/** How many are done before others get their turn: some milliseconds of work. */
const slice = 100;

/** Does something with each, and lets the process answer requests in between. */
export async function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  // What comes meanwhile is not meant.
  const all = [...items];
  for (const [index, item] of all.entries()) {
    if (index > 0 && index % slice === 0) {
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    work(item);
  }
}
