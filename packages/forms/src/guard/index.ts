export { type HoldNavigation, UnsavedGuardProvider, type UnsavedGuardProviderProps } from './UnsavedGuardProvider.tsx';
export { useUnsavedGuard } from './useUnsavedGuard.ts';
