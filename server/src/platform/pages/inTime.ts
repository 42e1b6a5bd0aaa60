/** Null when it takes longer than so many ms. */
export function inTime<Value>(promise: Promise<Value>, limit: number): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
