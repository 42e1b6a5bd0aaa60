export interface Touch {
  touch: (topics: readonly string[]) => void;
  stop: () => void;
}

interface TouchOptions {
  tell: (topics: readonly string[]) => void;
  /** How long a topic rests after it was told, in ms: one that changes all the time is told at most this often. */
  rest: number;
  /** The first touch of a topic waits a random part of this, in ms, so that not all pages tell it at once. */
  spread?: number;
}

/** Tells topics at once, or after a part of the spread, and what is touched while it rests as soon as that is over. */
export function createTouch({ tell, rest, spread = 0 }: TouchOptions): Touch {
  const resting = new Map<string, { again: boolean; timer: ReturnType<typeof setTimeout> }>();

  function sleep(topic: string, ms: number, again: boolean): void {
    resting.set(topic, { again, timer: setTimeout(wake, ms, topic) });
  }

  function wake(topic: string): void {
    const again = resting.get(topic)?.again === true;
    resting.delete(topic);
    if (!again) return;
    sleep(topic, rest, false);
    tell([topic]);
  }

  function touch(topics: readonly string[]): void {
    const fresh = topics.filter((topic) => !resting.has(topic));
    for (const topic of topics) {
      const asleep = resting.get(topic);
      if (asleep) asleep.again = true;
      else if (spread > 0) sleep(topic, Math.random() * spread, true);
      else sleep(topic, rest, false);
    }
    if (spread === 0 && fresh.length > 0) tell(fresh);
  }

  return {
    touch,
    stop() {
      for (const { timer } of resting.values()) clearTimeout(timer);
      resting.clear();
    },
  };
}
