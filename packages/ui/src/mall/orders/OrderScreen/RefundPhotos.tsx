import type { Refund } from '@mcy/api/mall/orders/contract';
import { Grid, Image } from '../../../primitives/index.ts';

export interface RefundPhotosProps {
  photos: Refund['photos'];
  /** Names a photo by its place, from 1. */
  label: (place: number) => string;
}

/** What a buyer shows with a refund request; nothing without photos. */
export function RefundPhotos({ photos, label }: RefundPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <Grid columns={{ phone: 3, tablet: 4 }} space="xsmall">
      {photos.map(({ file_id, url }, index) => (
        <Image key={file_id} src={url} alt={label(index + 1)} ratio="square" radius="small" />
      ))}
    </Grid>
  );
}
