export * from './banners.ts';
export * from './policies.ts';
