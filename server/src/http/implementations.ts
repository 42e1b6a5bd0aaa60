import { accountHandlers } from '../account/handlers.ts';
import { notificationHandlers } from '../account/notifications/notificationHandlers.ts';
import { boxesHandlers } from '../boxes/handlers.ts';
import { contentHandlers } from '../content/handlers.ts';
import { systemHandlers } from '../system/handlers.ts';
import { walletHandlers } from '../wallet/handlers.ts';
import type { Implementation } from './handler.ts';

/** Every call the server answers, by area. */
export const implementations: readonly Implementation[] = [
  ...accountHandlers,
  ...notificationHandlers,
  ...boxesHandlers,
  ...contentHandlers,
  ...systemHandlers,
  ...walletHandlers,
];
