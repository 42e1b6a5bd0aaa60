import * as z from 'zod/mini';

/** What operators work on. Each has the rights that other operators granted. */
export const rights = ['catalogue', 'orders', 'money', 'people', 'content', 'audit'] as const;

export type Right = (typeof rights)[number];

export const rightSchema = z.enum(rights);
