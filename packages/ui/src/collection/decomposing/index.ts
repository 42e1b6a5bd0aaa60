export {
  DecomposeScreen,
  type DecomposeResult,
  type DecomposeScreenProps,
} from './DecomposeScreen/DecomposeScreen.tsx';
export { DecomposedScreen, type DecomposedScreenProps } from './DecomposedScreen/DecomposedScreen.tsx';
