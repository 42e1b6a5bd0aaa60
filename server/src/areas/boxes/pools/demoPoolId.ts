import { demoId } from '../../../platform/db/demoId.ts';

/** The id of a demo pool. `box` counts from 1. */
export function demoPoolId(slug: string, box = 1): string {
  return demoId(`pool/${slug}/${box}`);
}
