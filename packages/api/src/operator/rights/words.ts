/** What operators work on. Each has the rights that other operators granted. */
export const rights = ['catalogue', 'orders', 'money', 'people', 'content', 'audit'] as const;
export type Right = (typeof rights)[number];
