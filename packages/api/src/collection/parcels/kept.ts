export { listParcels, readParcel } from './contract.ts';
