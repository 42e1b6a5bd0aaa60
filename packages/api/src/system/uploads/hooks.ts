import { type UploadFile, createUpload } from '../../client/upload/createUpload.ts';
import { useApi } from '../../client/ApiProvider.tsx';
import { useState } from 'react';

/** Uploads files while the screen is mounted; its signal aborts pending ones on unmount. */
export function useUpload(): UploadFile {
  const { client } = useApi();
  const [upload] = useState(() => createUpload(client.transport));
  return upload;
}
