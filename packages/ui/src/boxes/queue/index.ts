export { QueueBar, type QueueBarProps } from './QueueBar/QueueBar.tsx';
