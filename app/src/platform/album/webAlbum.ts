import { isPackaged } from '../isPackaged.ts';
import type { Album, Kept } from './Album.ts';

/**
 * The browser's album. A phone passes the picture to the system's share sheet, which offers "save image"; a computer
 * downloads it.
 */
export function webAlbum(openSettings: Album['openSettings']): Album {
  return { keep, openSettings };
}

async function keep(picture: File): Promise<Kept> {
  if (matchMedia('(pointer: coarse)').matches && canShare(picture)) {
    const pressed = isPressFresh();
    try {
      await navigator.share({ files: [picture] });
      return 'saved';
    } catch (error) {
      const name = error instanceof DOMException ? error.name : '';
      // Closed without a choice.
      if (name === 'AbortError') return 'cancelled';
      // Right after a click this means denied. After an old click the browser says the same, and downloading still
      // works.
      if (name === 'NotAllowedError' && pressed) return 'denied';
    }
  }
  // Android's web view silently ignores both sharing and downloads: never report success there.
  if (isPackaged) throw new Error('A packaged app cannot download.');
  download(picture);
  return 'saved';
}

/** Not every browser can share, or share files; none can over plain http. */
function canShare(picture: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [picture] });
}

/** Returns true while the last click still allows sharing; false when the browser does not tell. */
function isPressFresh(): boolean {
  // Missing in browsers before 2023, which the types do not know.
  const { userActivation } = navigator as { userActivation?: UserActivation };
  return userActivation?.isActive === true;
}

function download(picture: File): void {
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = picture.name;
  link.click();
  // Later, because Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
