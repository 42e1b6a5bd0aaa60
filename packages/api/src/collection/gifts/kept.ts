export { listGifts } from './contract.ts';
