import type { ShareTarget } from '@mcy/ui/patterns';

/** What came of sharing; `sent` needs no words: the other app is seen. */
export type ShareOutcome = 'linkCopied' | 'zaloMissing' | 'cannotShare' | 'tiktokNoLinks' | 'sent' | 'copyFailed';

/** How long an app may take to come to the front, in ms. */
const patience = 1_500;

/** Brings a link to where somebody wants to share it. */
export async function shareLink(target: ShareTarget, link: string, title: string): Promise<ShareOutcome> {
  switch (target) {
    case 'copyLink':
      return (await copied(link)) ? 'linkCopied' : 'copyFailed';
    case 'system':
      return shareBySystem(link, title);
    case 'facebook':
      return openWindow(`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`);
    case 'zalo':
      // Zalo takes no link from a web page: it opens beside the copied one.
      if (!(await copied(link))) return 'cannotShare';
      return (await opensApp('zalo://')) ? 'linkCopied' : 'zaloMissing';
    case 'tiktok':
      return 'tiktokNoLinks';
    default:
      return 'cannotShare';
  }
}

async function copied(link: string): Promise<boolean> {
  try {
    // Missing where the app is opened over plain http.
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return false;
  }
}

async function shareBySystem(url: string, title: string): Promise<ShareOutcome> {
  try {
    await navigator.share({ url, title });
    return 'sent';
  } catch (error) {
    // Whoever closes the system's sheet has changed their mind.
    return error instanceof DOMException && error.name === 'AbortError' ? 'sent' : 'cannotShare';
  }
}

function openWindow(address: string): ShareOutcome {
  const opened = window.open(address, '_blank');
  if (!opened) return 'cannotShare';
  opened.opener = null;
  return 'sent';
}

/** Whether an app of this scheme came to the front: a browser says it no other way. */
function opensApp(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const settle = (opened: boolean) => {
      listening.abort();
      clearTimeout(timer);
      resolve(opened);
    };
    const timer = setTimeout(() => settle(false), patience);
    const left = () => settle(true);
    addEventListener('blur', left, { signal: listening.signal });
    document.addEventListener('visibilitychange', left, { signal: listening.signal });
    location.assign(address);
  });
}
