import { type ShareTarget, shareTargets as all } from '@mcy/ui/patterns';

/** Targets this device can share a link to. */
export const linkTargets: readonly ShareTarget[] = all.filter(
  (target) => target !== 'savePicture' && (target !== 'system' || 'share' in navigator),
);
