import type { Config } from '../../../platform/config/config.ts';
import type { PaymentGateway } from './PaymentGateway.ts';
import { sandboxGateway } from './sandbox/sandboxGateway.ts';

/** The gateway that takes payments here: the sandbox in the demo, none otherwise. */
export function paymentGatewayOf(config: Config): PaymentGateway | null {
  return config.demo ? sandboxGateway(config.gatewaySecret) : null;
}
