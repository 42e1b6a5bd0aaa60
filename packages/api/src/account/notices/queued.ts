export { markNotificationsRead } from './contract.ts';
