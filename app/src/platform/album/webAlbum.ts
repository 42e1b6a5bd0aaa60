import { isPackaged } from '../isPackaged.ts';
import type { Album, Kept } from './Album.ts';

/** The browser's album: a phone hands the picture to the system's own sheet, which has "save image"; a computer downloads it. */
export const webAlbum: Album = {
  openSettings: null,
  async keep(picture): Promise<Kept> {
    if (matchMedia('(pointer: coarse)').matches && canShare(picture)) {
      try {
        await navigator.share({ files: [picture] });
        return 'saved';
      } catch (error) {
        // Closed without choosing. Any other no, such as of a tap too long ago, leaves the download.
        if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      }
    }
    // Android's web view shares no files and starts no download, without a word: it must not be called saved.
    if (isPackaged) throw new Error('A packaged app cannot download.');
    download(picture);
    return 'saved';
  },
};

/** Not every browser shares, and not every one that does shares files; none does over plain http. */
function canShare(picture: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [picture] });
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
