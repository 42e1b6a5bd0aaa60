import { commonRefusals, envelopeCode, ruleMessages } from '@mcy/api/contract';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Refusal } from './Refusal.ts';

const common: Readonly<Record<string, number>> = commonRefusals;

/**
 * The code under which a call answers a refusal. One that its contract does not declare is a bug of the server: tests
 * and the demo fail with it, a real shop logs it and answers with the code of a broken rule.
 */
export function codeOfRefusal(
  { error }: Refusal,
  { path, refuses = {} }: { path: string; refuses?: Readonly<Record<string, number>> | undefined },
  { config, log }: { config: Pick<Config, 'demo'>; log: Pick<Logger, 'error'> },
): number {
  const code = refuses[error] ?? common[error];
  if (code !== undefined) return code;
  if (Object.hasOwn(ruleMessages, error)) return envelopeCode.refused;
  const fault = `${path} refuses with ${error}, which its contract does not declare: add it to \`refuses\`.`;
  if (config.demo) throw new Error(fault);
  log.error({ path, error }, fault);
  return envelopeCode.refused;
}
