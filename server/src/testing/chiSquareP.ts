/** The chance that a fair run parts at least so far from what is expected (Pearson's chi-square). */
export function chiSquareP(seen: readonly number[], expected: readonly number[]): number {
  const statistic = seen.reduce(
    (sum, count, index) => sum + (count - (expected[index] ?? 0)) ** 2 / (expected[index] ?? 0),
    0,
  );
  return upperGamma((seen.length - 1) / 2, statistic / 2);
}

/** Regularized upper incomplete gamma function: a series below the mean, Lentz's continued fraction above. */
export function upperGamma(shape: number, x: number): number {
  const scale = Math.exp(shape * Math.log(x) - x - logGamma(shape));
  if (x < shape + 1) {
    let [term, sum] = [1 / shape, 1 / shape];
    for (let n = 1; n < 10_000 && term > sum * 1e-15; n++) {
      term *= x / (shape + n);
      sum += term;
    }
    return 1 - scale * sum;
  }
  let [b, c, d] = [x + 1 - shape, 1e300, 1 / (x + 1 - shape)];
  let fraction = d;
  for (let n = 1; n < 10_000; n++) {
    const a = -n * (n - shape);
    b += 2;
    d = 1 / (a * d + b);
    c = b + a / c;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return scale * fraction;
}

function logGamma(x: number): number {
  let [shifted, product] = [x, 1];
  for (; shifted < 15; shifted++) product *= shifted;
  return (
    (shifted - 0.5) * Math.log(shifted) -
    shifted +
    Math.log(2 * Math.PI) / 2 +
    1 / (12 * shifted) -
    1 / (360 * shifted ** 3) -
    Math.log(product)
  );
}
