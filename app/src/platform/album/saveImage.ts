import type { Announcement } from '../announcements.ts';
import type { Album } from './Album.ts';

/** How long the message is shown before the settings open, in ms (spec §8). */
const settingsDelay = 3000;

/** Download timeout, in ms (spec §9). */
const timeout = 60_000;

interface SaveImageOptions {
  album: Album;
  announce: (announcement: Announcement) => void;
  texts: Readonly<Record<'saved' | 'failed' | 'denied', string>>;
}

/** Saves a picture, downloaded first where it has an address, in the user's album and reports the result (spec §7, §8). Never rejects. */
export async function saveImage(
  picture: File | { src: string; name: string },
  { album, announce, texts }: SaveImageOptions,
): Promise<void> {
  try {
    const kept = await album.keep(picture instanceof File ? picture : await read(picture.src, picture.name));
    if (kept === 'saved') announce({ kind: 'toast', tone: 'positive', message: texts.saved });
    if (kept !== 'denied') return;
    announce({ kind: 'toast', tone: 'caution', message: texts.denied });
    setTimeout(album.openSettings, settingsDelay);
  } catch {
    announce({ kind: 'toast', tone: 'critical', message: texts.failed });
  }
}

async function read(src: string, name: string): Promise<File> {
  const response = await fetch(src, { signal: AbortSignal.timeout(timeout) });
  const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  if (!response.ok || !type.startsWith('image/')) throw new Error(`${src} is not a picture.`);
  return new File([await response.arrayBuffer()], `${fileNameOf(name)}.${endingOf(type)}`, { type });
}

/** Removes characters that file systems refuse. */
function fileNameOf(name: string): string {
  return (
    name
      .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, 80) || 'MCY'
  );
}

function endingOf(type: string): string {
  const [, ending = 'png'] = /^image\/([a-z]+)/.exec(type) ?? [];
  return ending === 'jpeg' ? 'jpg' : ending;
}
