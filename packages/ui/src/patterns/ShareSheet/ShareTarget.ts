/** Share targets, in the usual order of a sheet. */
export const shareTargets = ['copyLink', 'zalo', 'facebook', 'tiktok', 'savePicture', 'system'] as const;
export type ShareTarget = (typeof shareTargets)[number];
