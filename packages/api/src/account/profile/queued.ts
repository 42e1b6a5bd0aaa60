export { editProfile } from './contract.ts';
