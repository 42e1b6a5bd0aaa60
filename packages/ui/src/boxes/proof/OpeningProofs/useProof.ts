import { useRef, useState } from 'react';
import type { Proof } from '../Proof.ts';

interface ProofRun<Verdict> {
  /** Null until the player asks. */
  proof: Proof<Verdict> | null;
  /** Runs a check; only the latest one is shown. */
  check: (run: (onProgress: (draws: number) => void) => Promise<Verdict>) => Promise<void>;
  clear: () => void;
}

/** Runs a long check and reports its progress. */
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
      // The screen offers a retry; the app logs the failure.
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
