/** Where something can be shared to, in the order in which a sheet usually shows them. */
export const shareTargets = ['copyLink', 'zalo', 'facebook', 'tiktok', 'savePicture', 'system'] as const;
export type ShareTarget = (typeof shareTargets)[number];
