import type { UploadPurpose } from '@mcy/api/contract';
import { type ReactNode, createContext, useContext } from 'react';

/** Sends one file for a purpose and gives the id it has from now on. Rejects with words for its reader, and stops when the signal says so. */
export type SendFile = (
  file: File,
  options: {
    purpose: UploadPurpose;
    signal: AbortSignal;
    /** How much has gone up, from 0 to 1. */ onProgress: (share: number) => void;
  },
) => Promise<string>;

interface Uploads {
  upload: SendFile;
  origin: string;
}

const UploadContext = createContext<Uploads | null>(null);

export interface UploadProviderProps {
  upload: SendFile;
  /** The server that keeps the files; where the app came from, when it is not said. */
  origin?: string;
  children: ReactNode;
}

/** Tells the upload fields of the forms within how a file is sent. */
export function UploadProvider({ upload, origin = '', children }: UploadProviderProps) {
  return <UploadContext value={{ upload, origin }}>{children}</UploadContext>;
}

/** How a file is sent, and where it is found. Throws outside an `UploadProvider`. */
export function useUploads(): Uploads {
  const uploads = useContext(UploadContext);
  if (!uploads)
    throw new Error('A form has a field for files, but nothing says how they are sent: put it in an <UploadProvider>.');
  return uploads;
}
