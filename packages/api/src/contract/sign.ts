import * as z from 'zod/mini';

/** Signs that the kit can draw beside a row, named for what they show: an area's kinds of journals and of notices choose among them. */
export const signs = [
  'wallet',
  'bank',
  'return',
  'box',
  'gift',
  'calendar',
  'trophy',
  'crown',
  'heart',
  'id_card',
  'people',
  'key',
  'ticket',
  'bell',
] as const;

export const signSchema = z.enum(signs);
export type Sign = z.infer<typeof signSchema>;
