/** Gives what the work gives, and rejects when it stands still for `limit` ms: work that tells of progress by `moved` has as long again. */
export function inTime<Result>(limit: number, work: (moved: () => void) => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    function moved(): void {
      clearTimeout(timer);
      timer = setTimeout(() => reject(new Error(`Nothing came for ${limit} ms.`)), limit);
    }
    moved();
    void work(moved)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
