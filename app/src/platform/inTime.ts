/** Returns the work's result, and rejects after `limit` ms without progress: each call of `moved` restarts the time. */
export function inTime<Result>(limit: number, work: (moved: () => void) => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    function moved(): void {
      clearTimeout(timer);
      timer = setTimeout(() => reject(new Error(`No progress for ${limit} ms.`)), limit);
    }
    moved();
    void work(moved)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
