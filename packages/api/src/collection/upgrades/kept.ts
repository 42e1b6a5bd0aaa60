export { listMade, readUpgrade } from './contract.ts';
