import { useEffect, useEffectEvent, useState } from 'react';
import type { Load } from '../LoadView/Load.ts';
import type { Area } from './Area.ts';

type Answer = { of: string; areas: readonly Area[] } | { of: string; message: string };

/** Loads a list once for each `of`, and again on retry. Shows the message of an error. */
export function useAreas(ask: () => Promise<readonly Area[]>, of: string): Load<readonly Area[]> {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const begin = useEffectEvent(ask);
  const waiting = answer === null || answer.of !== of;
  useEffect(() => {
    if (!waiting) return undefined;
    let left = false;
    begin().then(
      (areas) => {
        if (!left) setAnswer({ of, areas });
      },
      (error: unknown) => {
        if (!left) setAnswer({ of, message: error instanceof Error ? error.message : '' });
      },
    );
    return () => {
      left = true;
    };
  }, [waiting, of]);

  if (waiting) return { status: 'loading' };
  if ('areas' in answer) return { status: 'loaded', data: answer.areas };
  return {
    status: 'failed',
    message: answer.message,
    onRetry: () => setAnswer(null),
  };
}
