import { isPackaged } from '../isPackaged.ts';
import type { Album, Kept } from './Album.ts';

/** The browser's album: a phone hands the picture to the system's own sheet, which has "save image"; a computer downloads it. */
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
      // Closed without choosing.
      if (name === 'AbortError') return 'cancelled';
      // Right after a press that is the browser's no; of a press too long ago it says the same, and the download is left.
      if (name === 'NotAllowedError' && pressed) return 'denied';
    }
  }
  // Android's web view shares no files and starts no download, without a word: it must not be called saved.
  if (isPackaged) throw new Error('A packaged app cannot download.');
  download(picture);
  return 'saved';
}

/** Not every browser shares, and not every one that does shares files; none does over plain http. */
function canShare(picture: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [picture] });
}

/** Whether the last press still lets a page share; false where the browser does not tell. */
function isPressFresh(): boolean {
  // Missing in browsers of before 2023, which the types do not know.
  const { userActivation } = navigator as { userActivation?: UserActivation };
  return userActivation?.isActive === true;
}

function download(picture: File): void {
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = picture.name;
  link.click();
  // Not at once: Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
