import type * as z from 'zod/mini';
import { type RuleName, ruleOf } from '../contract/index.ts';

/** Returns the first rule that a value breaks, or null. */
export function brokenRule(schema: z.ZodMiniType, value: unknown): RuleName | null {
  const issue = schema.safeParse(value, { reportInput: true }).error?.issues[0];
  return issue ? ruleOf(issue) : null;
}
