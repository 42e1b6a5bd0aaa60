import type { UploadPurpose } from '@mcy/api/contract';
import { fileTypeFromFile } from 'file-type';
import { Refusal } from '../http/Refusal.ts';
import { notAPicture, notAVideo } from './messages.ts';

const pictures = ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif'];
const videos = ['video/mp4', 'video/webm', 'video/quicktime'];

/** Classifies a file by its content; anything that is not a video must be a picture. */
export async function recognizeKind(path: string): Promise<UploadPurpose['kind']> {
  return videos.includes(await typeOf(path)) ? 'video' : 'picture';
}

/** The media type of a file by its content; its name is ignored. Refuses `not_a_picture` or `not_a_video`. */
export async function recognizeMedia(path: string, kind: UploadPurpose['kind']): Promise<string> {
  const type = await typeOf(path);
  if (kind === 'picture' && !pictures.includes(type)) {
    throw new Refusal({ error: 'not_a_picture', message: notAPicture });
  }
  if (kind === 'video' && !videos.includes(type)) throw new Refusal({ error: 'not_a_video', message: notAVideo });
  return type;
}

async function typeOf(path: string): Promise<string> {
  return (await fileTypeFromFile(path))?.mime ?? 'unknown';
}
