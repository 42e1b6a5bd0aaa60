import { type UploadFile, createUpload } from '../../client/upload/createUpload.ts';
import { useApi } from '../../client/ApiProvider.tsx';
import { useState } from 'react';

/** Sends files for as long as the screen stands; what is on its way is stopped by its signal. */
export function useUpload(): UploadFile {
  const { client } = useApi();
  const [upload] = useState(() => createUpload(client.transport));
  return upload;
}
