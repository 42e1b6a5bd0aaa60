import type * as z from 'zod/mini';
import { type RuleName, ruleOf } from '../index.ts';

/** The first rule that a value breaks, null for a valid one. */
export function brokenRule(schema: z.ZodMiniType, value: unknown): RuleName | null {
  const issue = schema.safeParse(value, { reportInput: true }).error?.issues[0];
  return issue ? ruleOf(issue) : null;
}
