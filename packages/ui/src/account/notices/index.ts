export {
  type DeviceNotificationState,
  DeviceNotifications,
  type DeviceNotificationsProps,
} from './DeviceNotifications/DeviceNotifications.tsx';
export { type NotificationBellProps, NotificationBell } from './NotificationBell/NotificationBell.tsx';
export { type NotificationRowProps, NotificationRow } from './NotificationRow/NotificationRow.tsx';
export { type NotificationScreenProps, NotificationScreen } from './NotificationScreen/NotificationScreen.tsx';
export { type NotificationsScreenProps, NotificationsScreen } from './NotificationsScreen/NotificationsScreen.tsx';
