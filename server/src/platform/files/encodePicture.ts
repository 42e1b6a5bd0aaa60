import type { UploadPurpose } from '@mcy/api/contract';
import sharp, { type Metadata } from 'sharp';
import { Refusal } from '../http/Refusal.ts';
import { createQueue } from './createQueue.ts';
import { pictureTooDetailed, pictureUnreadable } from './messages.ts';

/** Size of a picture for each purpose, in pixels: cropped from the middle, or only scaled to fit. */
type Shape = { width: number; height: number } | { edge: number };

const shapes: Readonly<Record<Exclude<UploadPurpose, 'video'>, Shape>> = {
  avatar: { width: 512, height: 512 },
  background: { width: 1536, height: 512 },
  photo: { edge: 1600 },
  // Small print must stay readable.
  identity: { edge: 2400 },
  licence: { edge: 2400 },
};

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
 * Re-encodes the picture at `path` to `target`: WebP, upright, cropped for its purpose, first frame only, without camera metadata such as
 * location. Refuses `picture_too_detailed` before decoding, and `picture_unreadable`.
 */
export async function encodePicture(
  path: string,
  target: string,
  purpose: keyof typeof shapes,
): Promise<{ bytes: number; width: number; height: number }> {
  return inTurn(async () => {
    try {
      const picture = sharp(path, { limitInputPixels: megapixels * 1_000_000, failOn: 'error', autoOrient: true });
      const size = sizeFor(shapes[purpose], await picture.metadata());
      const { size: bytes, width, height } = await picture.resize(size).webp({ quality: 82 }).toFile(target);
      return { bytes, width, height };
    } catch (error) {
      throw describe(error);
    }
  });
}

/** Never enlarges a picture. */
function sizeFor(shape: Shape, { autoOrient }: Metadata): { width: number; height: number; fit: 'cover' | 'inside' } {
  const { width, height } = autoOrient;
  if ('edge' in shape) {
    return { width: Math.min(shape.edge, width), height: Math.min(shape.edge, height), fit: 'inside' };
  }
  const scale = Math.min(1, width / shape.width, height / shape.height);
  return {
    width: Math.max(1, Math.round(shape.width * scale)),
    height: Math.max(1, Math.round(shape.height * scale)),
    fit: 'cover',
  };
}

function describe(error: unknown): unknown {
  if (!(error instanceof Error) || 'syscall' in error) return error;
  return /pixel limit/i.test(error.message)
    ? new Refusal({ error: 'picture_too_detailed', message: pictureTooDetailed(megapixels) })
    : new Refusal({ error: 'picture_unreadable', message: pictureUnreadable });
}
