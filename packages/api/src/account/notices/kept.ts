export { countUnreadNotifications, listNotifications, readNotification } from './contract.ts';
