import type { UserNotification } from '@mcy/api/account/notices/contract';
import { ownPage } from '../../ownPage.ts';

/** The notification with its link to a page of this app on `origin`, or with none: an address for anywhere else is dropped. */
export function withOwnLink(notification: UserNotification, origin: string): UserNotification {
  const { leads_to } = notification;
  const page = ownPage(leads_to?.address, origin);
  return { ...notification, leads_to: leads_to && page && { ...leads_to, address: page.href } };
}
