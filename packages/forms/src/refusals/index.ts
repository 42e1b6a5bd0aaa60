export { LateRefusalProvider, type LateRefusalProviderProps, type TellLateRefusal } from './LateRefusalProvider.tsx';
export { useLateRefusal } from './useLateRefusal.ts';
