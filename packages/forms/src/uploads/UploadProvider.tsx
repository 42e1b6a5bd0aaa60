import type { UploadPurpose } from '@mcy/api/contract';
import { type ReactNode, createContext, useContext } from 'react';

/** Uploads one file for a purpose and returns its id. Rejects with a message for the user, and stops on the signal. */
export type SendFile = (
  file: File,
  options: {
    purpose: UploadPurpose;
    signal: AbortSignal;
    /** Progress from 0 to 1. */ onProgress: (share: number) => void;
  },
) => Promise<string>;

interface Uploads {
  upload: SendFile;
  origin: string;
}

const UploadContext = createContext<Uploads | null>(null);

export interface UploadProviderProps {
  upload: SendFile;
  /** Server of the files; defaults to the app's own origin. */
  origin?: string;
  children: ReactNode;
}

/** Gives the upload fields inside its forms a way to upload. */
export function UploadProvider({ upload, origin = '', children }: UploadProviderProps) {
  return <UploadContext value={{ upload, origin }}>{children}</UploadContext>;
}

/** Returns the upload and the file server. Throws outside an `UploadProvider`. */
export function useUploads(): Uploads {
  const uploads = useContext(UploadContext);
  if (!uploads) throw new Error('A form has a file field but no upload: wrap it in an <UploadProvider>.');
  return uploads;
}
