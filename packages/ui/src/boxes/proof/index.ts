export { DrawProof, type DrawProofProps } from './DrawProof/DrawProof.tsx';
export { DrawRecordScreen, type DrawRecordScreenProps } from './DrawRecordScreen/DrawRecordScreen.tsx';
export { FairnessPanel, type FairnessPanelProps } from './FairnessPanel/FairnessPanel.tsx';
export { makeClientSeed } from './FairnessPanel/makeClientSeed.ts';
export { Hash, type HashProps } from './Hash/Hash.tsx';
export { OpeningProofs, type OpeningProofsProps } from './OpeningProofs/OpeningProofs.tsx';
export { PoolProof, type PoolProofProps } from './PoolProof/PoolProof.tsx';
export { VerdictMark, type VerdictMarkProps } from './VerdictMark/VerdictMark.tsx';
export type { Proof } from './Proof.ts';
