import { round } from './round.ts';

/** The same path on the other side of the figure. Takes absolute commands with points only (M, L, C, Q, S, T, Z). */
export function mirror(path: string): string {
  let across = false;
  return path.replace(/-?(?:\d+(?:\.\d+)?|\.\d+)/g, (number) => {
    across = !across;
    return across ? round(600 - Number(number)) : number;
  });
}
