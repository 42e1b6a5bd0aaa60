export * from './bannerHooks.ts';
export * from './policyHooks.ts';
