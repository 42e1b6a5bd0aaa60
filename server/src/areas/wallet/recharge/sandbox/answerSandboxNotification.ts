import type { Context } from 'hono';
import type { RequestEnv, Services } from '../../../../platform/http/answerCall.ts';
import { type Taken, takeNotification } from '../takeNotification.ts';
import { sandboxGateway } from './sandboxGateway.ts';

/** HTTP statuses that tell the bank whether to resend its report. */
const statuses: Partial<Record<Taken, 400 | 403 | 404 | 409>> = {
  malformed: 400,
  forged: 403,
  unknown_payment: 404,
  wrong_amount: 409,
  wrong_currency: 409,
};

/** Handles a report of the sandbox bank. Answers `{ result }` for the bank's program. */
export async function answerSandboxNotification(c: Context<RequestEnv>, services: Services): Promise<Response> {
  const fields: unknown = await c.req.json().catch(() => null);
  const { request_id, now } = c.var;
  const gateway = sandboxGateway(services.config.gatewaySecret);
  const result = await takeNotification(services, { gateway, fields, request_id, now });
  return c.json({ result }, statuses[result] ?? 200);
}
