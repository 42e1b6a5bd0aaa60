import { openAsBlob } from 'node:fs';
import { AwsClient } from 'aws4fetch';
import type { FileStore } from './FileStore.ts';

/** A bucket of any S3-compatible service. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const timeout = 60_000;

/** Files in a bucket that any number of servers share. The bucket stays private: only this server hands files out. */
export function s3Store({ endpoint, bucket, accessKeyId, secretAccessKey, region }: S3Settings): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const addressOf = (file_id: string): string => `${endpoint.replace(/\/$/, '')}/${bucket}/files/${file_id}`;

  async function ask(file_id: string, request: RequestInit): Promise<Response> {
    const response = await client.fetch(addressOf(file_id), { ...request, signal: AbortSignal.timeout(timeout) });
    if (response.ok || response.status === 404) return response;
    // An unread body would hold its connection.
    await response.body?.cancel();
    throw new Error(`The file storage answered ${response.status} to ${request.method} ${file_id}.`);
  }

  return {
    async put(file_id, path, content_type) {
      // Streamed from the disk.
      const body = await openAsBlob(path, { type: content_type });
      const response = await ask(file_id, { method: 'PUT', body, headers: { 'Content-Type': content_type } });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The file storage has no bucket ${bucket}.`);
    },
    async open(file_id, range) {
      const headers = range ? { Range: `bytes=${range.start}-${range.end}` } : undefined;
      const response = await ask(file_id, { method: 'GET', ...(headers && { headers }) });
      if (response.ok) return response.body;
      await response.body?.cancel();
      return null;
    },
    async remove(file_id) {
      const response = await ask(file_id, { method: 'DELETE' });
      await response.body?.cancel();
    },
  };
}
