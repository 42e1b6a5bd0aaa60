/** How many are done before others get their turn: some milliseconds of work. */
const slice = 100;

/** Does something with each, and lets the process answer requests in between. */
export async function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let done = 0;
  for (const item of [...items]) {
    if (done > 0 && done % slice === 0) {
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    work(item);
    done += 1;
  }
}
