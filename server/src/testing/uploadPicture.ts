import type { UploadPurpose } from '@mcy/api/contract';
import sharp from 'sharp';
import { sendUpload } from './sendUpload.ts';
import type { Session } from './startTestServer.ts';

/** Uploads a picture as a user and returns its id. */
export async function uploadPicture(
  { url }: { url: string },
  { token }: Session,
  { name }: UploadPurpose,
): Promise<string> {
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#3050a0' } });
  const { data } = await sendUpload(url, { token, purpose: name, file: await picture.png().toBuffer() });
  return String(data['file_id']);
}
