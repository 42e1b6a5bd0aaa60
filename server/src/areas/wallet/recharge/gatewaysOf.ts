import type { GatewayName } from '@mcy/api/wallet/recharge/words';
import type { Config } from '../../../platform/config/config.ts';
import type { PaymentGateway } from './PaymentGateway.ts';
import { sandboxGateway } from './sandbox/sandboxGateway.ts';
import { vietQrGateway } from './vietqr/vietQrGateway.ts';
import { vnpayGateway } from './vnpay/vnpayGateway.ts';

/** The shop's gateways, the usual one first. The sandbox is the demo's. */
export function gatewaysOf({ demo, gatewaySecret, vnpay, bank }: Config): readonly PaymentGateway[] {
  return [
    ...(demo ? [sandboxGateway(gatewaySecret)] : []),
    ...(vnpay ? [vnpayGateway(vnpay)] : []),
    ...(bank ? [vietQrGateway(bank)] : []),
  ];
}

/** A gateway by its name; null when the shop does not have it anymore. */
export function gatewayNamed(config: Config, name: GatewayName): PaymentGateway | null {
  return gatewaysOf(config).find((gateway) => gateway.name === name) ?? null;
}
