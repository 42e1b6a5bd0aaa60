import { addressHandlers } from '../account/addresses/addressHandlers.ts';
import { checkInHandlers } from '../account/checkIn/checkInHandlers.ts';
import { accountHandlers } from '../account/handlers.ts';
import { identityHandlers } from '../account/identity/identityHandlers.ts';
import { notificationHandlers } from '../account/notifications/notificationHandlers.ts';
import { pushHandlers } from '../account/push/pushHandlers.ts';
import { boxesHandlers } from '../boxes/handlers.ts';
import { contentHandlers } from '../content/handlers.ts';
import { operatorHandlers } from '../operator/handlers.ts';
import { systemHandlers } from '../system/handlers.ts';
import { walletHandlers } from '../wallet/handlers.ts';
import type { Implementation } from './handler.ts';

/** Every call the server answers, by area. */
export const implementations: readonly Implementation[] = [
  ...accountHandlers,
  ...addressHandlers,
  ...identityHandlers,
  ...checkInHandlers,
  ...notificationHandlers,
  ...pushHandlers,
  ...boxesHandlers,
  ...contentHandlers,
  ...operatorHandlers,
  ...systemHandlers,
  ...walletHandlers,
];
