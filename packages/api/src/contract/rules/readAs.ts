import * as z from 'zod/mini';
import type { RuleName } from '../ruleMessages.ts';

/** A text that `read` converts to its stored form; null breaks the rule. `limits` fill the rule's message. */
export function readAs(rule: RuleName, read: (typed: string) => string | null, limits?: Record<string, number>) {
  return z.pipe(
    z.string(),
    z.transform((typed, context): string => {
      const stored = read(typed);
      if (stored !== null) return stored;
      context.issues.push({ code: 'custom', message: rule, input: typed, ...(limits && { params: limits }) });
      return z.NEVER;
    }),
  );
}
