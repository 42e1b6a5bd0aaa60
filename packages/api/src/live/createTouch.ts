/** How long a topic rests after it was told, in ms: one that changes all the time is read at most this often. */
const rest = 1000;

export interface Touch {
  touch: (topics: readonly string[]) => void;
  stop: () => void;
}

/** Tells topics at once, and what is touched while it rests as soon as that is over. */
export function createTouch(tell: (topics: readonly string[]) => void): Touch {
  const resting = new Map<string, { again: boolean; timer: ReturnType<typeof setTimeout> }>();

  function wake(topic: string): void {
    const again = resting.get(topic)?.again === true;
    resting.delete(topic);
    if (again) touch([topic]);
  }

  function touch(topics: readonly string[]): void {
    const told = topics.filter((topic) => !resting.has(topic));
    for (const topic of topics) {
      const asleep = resting.get(topic);
      if (asleep) asleep.again = true;
      else resting.set(topic, { again: false, timer: setTimeout(wake, rest, topic) });
    }
    if (told.length > 0) tell(told);
  }

  return {
    touch,
    stop() {
      for (const { timer } of resting.values()) clearTimeout(timer);
      resting.clear();
    },
  };
}
