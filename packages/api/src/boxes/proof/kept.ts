export { readDrawRecord } from './contract.ts';
