import { createStore } from '../../../platform/createStore.ts';

/** What somebody filled in for their verification, while they are at the camera. */
export interface IdentityDraft {
  user_id: string;
  values: object;
  /** The photo of their face: its file, and its address on this device. */
  face: { file_id: string; url: string } | null;
}

/** In memory alone: what a document says is not written to the device. Null while nobody is filling in. */
export const identityDraft = createStore<IdentityDraft | null>(null);

/** Forgets all of it. */
export function dropIdentityDraft(): void {
  const face = identityDraft.read()?.face;
  if (face) URL.revokeObjectURL(face.url);
  identityDraft.write(null);
}
