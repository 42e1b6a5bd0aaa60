/** Runs at most `most` tasks of one user at once; further ones throw what `refuse` returns. */
export function createLimitAtOnce(
  most: number,
  refuse: () => Error,
): <Result>(user_id: string, work: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, number>();
  return async (user_id, work) => {
    const others = running.get(user_id) ?? 0;
    if (others >= most) throw refuse();
    running.set(user_id, others + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(user_id) ?? 0) - 1;
      if (left > 0) running.set(user_id, left);
      else running.delete(user_id);
    }
  };
}
