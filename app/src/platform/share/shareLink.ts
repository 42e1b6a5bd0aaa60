import type { ShareTarget } from '@mcy/ui/patterns';

/** Outcome of sharing; `sent` needs no message, because the other app is visible. */
export type ShareOutcome = 'linkCopied' | 'zaloMissing' | 'cannotShare' | 'tiktokNoLinks' | 'sent' | 'copyFailed';

/** How long to wait for another app to open, in ms. */
const patience = 1_500;

/** Shares a link to the chosen target. */
export async function shareLink(target: ShareTarget, link: string, title: string): Promise<ShareOutcome> {
  switch (target) {
    case 'copyLink':
      return (await copied(link)) ? 'linkCopied' : 'copyFailed';
    case 'system':
      return shareBySystem(link, title);
    case 'facebook':
      return openWindow(`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`);
    case 'zalo':
      // Zalo accepts no link from a web page: copy it, then open Zalo.
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
    // Missing over plain http.
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
    // Closing the system's sheet cancels.
    return error instanceof DOMException && error.name === 'AbortError' ? 'sent' : 'cannotShare';
  }
}

function openWindow(address: string): ShareOutcome {
  const opened = window.open(address, '_blank');
  if (!opened) return 'cannotShare';
  opened.opener = null;
  return 'sent';
}

/** Returns true when an app of this scheme opened: losing focus is the only sign a browser gives. */
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
