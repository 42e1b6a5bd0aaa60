import { useState } from 'react';
import { useApi } from '../client/ApiProvider.tsx';
import { createUpload, type UploadFile } from '../client/upload/createUpload.ts';
import { queryHook } from '../client/queryHook.ts';
import { type SystemType, readAppVersion } from './appVersion.ts';
import { readMapSource } from './map.ts';

export const useMapSource = queryHook(readMapSource);
export const useAppVersion = queryHook(readAppVersion);

/** Sends files for as long as the screen stands; what is on its way is stopped by its signal. */
export function useUpload(): UploadFile {
  const { client } = useApi();
  const [upload] = useState(() => createUpload(client.transport));
  return upload;
}

/** Reads the newest version of the app for a system, when asked to. */
export function useReadAppVersion() {
  const { client } = useApi();
  return (system_type: SystemType) => client.call(readAppVersion, { system_type });
}
