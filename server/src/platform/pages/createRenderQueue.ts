/** Ours. Pages that are kept are few and everybody's; new ones are as many as a stranger likes. */
export const queueLimits = {
  /** How many kept pages may wait to be rendered again. */
  refreshes: 64,
  /** How many new pages may wait. */
  news: 16,
  /** How many of those one network may have asked for. */
  newsOfSite: 4,
  /** How many new pages one network gets in a minute: many people of a mobile carrier share one. */
  newsOfSiteInMinute: 120,
  /** How long a visitor waits for a page that is not there yet, in ms, before they get the shell. */
  patience: 1500,
};

export interface Wish {
  /** A page that is kept: nobody waits for it, or many do. */
  isRefresh: boolean;
  /** The caller's network: see `Asker`. */
  site: string;
}

/** Pages that wait to be rendered. Kept ones go first; new ones have places by network, and none when it would take too long. */
export interface RenderQueue<Job> {
  /** False when there is no place. */
  add: (job: Job, wish: Wish) => boolean;
  /** Begins the next page; undefined when none waits. */
  next: () => Job | undefined;
  /** The next page may begin. */
  end: () => void;
}

/** How much the latest page counts in what pages usually take. */
const weight = 0.3;

export function createRenderQueue<Job>(limits = queueLimits, clock = () => performance.now()): RenderQueue<Job> {
  const refreshes: Job[] = [];
  const news: { job: Job; site: string }[] = [];
  let ofMinute = new Map<string, number>();
  let minute = 0;
  /** How long a page usually takes, in ms. */
  let usual = 0;
  let begun: number | null = null;

  function expectedWait(): number {
    const current = begun === null ? 0 : Math.max(usual, clock() - begun);
    return current + usual * (refreshes.length + news.length);
  }

  function addNew(job: Job, site: string): boolean {
    const now = Math.floor(clock() / 60_000);
    if (now !== minute) ofMinute = new Map();
    minute = now;
    const asked = ofMinute.get(site) ?? 0;
    const waiting = news.filter((each) => each.site === site).length;
    if (asked >= limits.newsOfSiteInMinute || waiting >= limits.newsOfSite || news.length >= limits.news) return false;
    if (expectedWait() > limits.patience) return false;
    ofMinute.set(site, asked + 1);
    news.push({ job, site });
    return true;
  }

  return {
    add: (job, { isRefresh, site }) => {
      if (!isRefresh) return addNew(job, site);
      if (refreshes.length >= limits.refreshes) return false;
      refreshes.push(job);
      return true;
    },
    next: () => {
      const job = refreshes.shift() ?? news.shift()?.job;
      if (job !== undefined) begun = clock();
      return job;
    },
    end: () => {
      if (begun !== null) usual += weight * (clock() - begun - usual);
      begun = null;
    },
  };
}
