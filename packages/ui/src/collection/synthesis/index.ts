export { type SynthesisPhase, SynthesisScreen, type SynthesisScreenProps } from './SynthesisScreen/SynthesisScreen.tsx';
