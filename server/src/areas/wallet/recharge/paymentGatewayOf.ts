import type { Config } from '../../../platform/config/config.ts';
import type { PaymentGateway } from './PaymentGateway.ts';
import { sandboxGateway } from './sandbox/sandboxGateway.ts';

/** The payment gateway: the sandbox in the demo, otherwise none. */
export function paymentGatewayOf(config: Config): PaymentGateway | null {
  return config.demo ? sandboxGateway(config.gatewaySecret) : null;
}
