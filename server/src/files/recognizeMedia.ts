import type { UploadRule } from '@mcy/api/contract';
import { fileTypeFromFile } from 'file-type';
import { Refusal } from '../http/Refusal.ts';
import { notAPicture, notAVideo } from './messages.ts';

const pictures = ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif'];
const videos = ['video/mp4', 'video/webm', 'video/quicktime'];

/** Media type of a file, told by its content alone: a name says nothing. Refuses `not_a_picture` or `not_a_video`. */
export async function recognizeMedia(path: string, kind: UploadRule['kind']): Promise<string> {
  const type = (await fileTypeFromFile(path))?.mime ?? 'unknown';
  if (kind === 'picture' && !pictures.includes(type)) {
    throw new Refusal({ error: 'not_a_picture', message: notAPicture });
  }
  if (kind === 'video' && !videos.includes(type)) throw new Refusal({ error: 'not_a_video', message: notAVideo });
  return type;
}
