import { useRef, useState } from 'react';
import type { Proof } from '../Proof.ts';

interface ProofRun<Verdict> {
  /** Null until the player asks. */
  proof: Proof<Verdict> | null;
  /** Checks; only the newest check is shown. */
  check: (run: (onProgress: (draws: number) => void) => Promise<Verdict>) => Promise<void>;
  clear: () => void;
}

/** Runs a check that takes a while and says how far it has come. */
export function useProof<Verdict>(): ProofRun<Verdict> {
  const [proof, setProof] = useState<Proof<Verdict> | null>(null);
  const newest = useRef(0);

  async function check(run: (onProgress: (draws: number) => void) => Promise<Verdict>) {
    newest.current += 1;
    const turn = newest.current;
    const show = (next: Proof<Verdict>) => {
      if (turn === newest.current) setProof(next);
    };
    show({ status: 'checking' });
    try {
      show({ status: 'done', verdict: await run((draws) => show({ status: 'checking', draws })) });
    } catch {
      // The screen offers to try again; what failed is the app's to log.
      show({ status: 'broken' });
    }
  }

  return {
    proof,
    check,
    clear() {
      newest.current += 1;
      setProof(null);
    },
  };
}
