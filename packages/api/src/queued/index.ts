export { resumeQueuedWrites } from './resumeQueuedWrites.ts';
