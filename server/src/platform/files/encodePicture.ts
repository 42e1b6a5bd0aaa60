import type { PictureSize } from '@mcy/api/contract';
import sharp, { type Metadata } from 'sharp';
import { Refusal } from '../http/Refusal.ts';
import { createQueue } from './createQueue.ts';
import { pictureTooDetailed, pictureUnreadable } from './messages.ts';

/** More than a phone's camera produces; decoding it takes 200 MB. */
const megapixels = 50;

const inTurn = createQueue(2);
sharp.cache(false);
sharp.concurrency(1);
// Accepted formats only: libvips knows many more, each with its own bugs.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});

/**
 * Re-encodes the picture at `path` to `target`: WebP, upright, of its purpose's size, first frame only, without camera metadata such as
 * location. Refuses `picture_too_detailed` before decoding, and `picture_unreadable`.
 */
export async function encodePicture(
  path: string,
  target: string,
  wanted: PictureSize,
): Promise<{ bytes: number; width: number; height: number }> {
  return inTurn(async () => {
    try {
      const picture = sharp(path, { limitInputPixels: megapixels * 1_000_000, failOn: 'error', autoOrient: true });
      const size = sizeFor(wanted, await picture.metadata());
      const { size: bytes, width, height } = await picture.resize(size).webp({ quality: 82 }).toFile(target);
      return { bytes, width, height };
    } catch (error) {
      throw describe(error);
    }
  });
}

/** Never enlarges a picture. */
function sizeFor(
  wanted: PictureSize,
  { autoOrient }: Metadata,
): { width: number; height: number; fit: 'cover' | 'inside' } {
  const { width, height } = autoOrient;
  if ('edge' in wanted) {
    return { width: Math.min(wanted.edge, width), height: Math.min(wanted.edge, height), fit: 'inside' };
  }
  const scale = Math.min(1, width / wanted.width, height / wanted.height);
  return {
    width: Math.max(1, Math.round(wanted.width * scale)),
    height: Math.max(1, Math.round(wanted.height * scale)),
    fit: 'cover',
  };
}

function describe(error: unknown): unknown {
  if (!(error instanceof Error) || 'syscall' in error) return error;
  return /pixel limit/i.test(error.message)
    ? new Refusal({ error: 'picture_too_detailed', message: pictureTooDetailed(megapixels) })
    : new Refusal({ error: 'picture_unreadable', message: pictureUnreadable });
}
