export { readUser } from './contract.ts';
