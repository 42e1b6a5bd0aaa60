import { mutationHook } from '../../client/mutationHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import { acceptAgreement, listAgreements, listPolicies, readPolicy } from './contract.ts';

export const usePolicies = queryHook(listPolicies);
export const usePolicy = queryHook(readPolicy);
export const useAgreements = queryHook(listAgreements);
export const useAcceptAgreement = mutationHook(acceptAgreement);
