export { listToys, readCollection, readItem } from './contract.ts';
