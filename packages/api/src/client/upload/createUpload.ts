import type { UploadPurpose } from '../../contract/upload.ts';
import { envelopeCode } from '../../contract/envelope.ts';
import { type Uploaded, uploadAnswerSchema, uploadFile, uploadStatus } from '../../system/uploads/contract.ts';
import { ApiError } from '../ApiError.ts';
import type { Client } from '../createClient.ts';
import { NetworkError } from '../NetworkError.ts';
import { randomKey } from '../randomKey.ts';
import { readJson } from '../readJson.ts';
import { sendFile } from './sendFile.ts';

/** How often a lost connection is retried, and the first delay in ms. */
const retries = 2;
const firstPause = 1000;

export interface UploadOptions {
  purpose: UploadPurpose;
  /** Aborts the upload; nothing is kept. */
  signal?: AbortSignal;
  /** Progress from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Uploads one file and returns what was kept. Throws `ApiError`, `NetworkError`, or the signal's reason. */
export type UploadFile = (file: File, options: UploadOptions) => Promise<Uploaded>;

/**
 * The upload of spec §7: multipart, with a bearer token and its own kind of answer. A retry is the same attempt until
 * the server has decided.
 */
export function createUpload({ locale, session, onTokenRefused, origin = '' }: Client['transport']): UploadFile {
  const keys = new WeakMap<File, string>();

  return async (file, { purpose, signal, onProgress }) => {
    const key = keys.get(file) ?? randomKey();
    keys.set(file, key);
    const signedIn = session();
    const headers: Record<string, string> = {
      'Idempotency-Key': key,
      ...(signedIn && { Authorization: `Bearer ${signedIn.token}`, pwdVersion: String(signedIn.pwdVersion) }),
    };
    const url = `${origin}${uploadFile.path}?${new URLSearchParams({ lang: locale() })}`;
    for (let attempt = 0; ; attempt++) {
      try {
        const text = await sendFile({ url, headers, body: bodyOf(file, purpose), signal, onProgress });
        const uploaded = read(text, origin);
        keys.delete(file);
        return uploaded;
      } catch (error) {
        if (error instanceof ApiError) {
          if (error.decided) keys.delete(file);
          if (error.code === envelopeCode.signInRequired && signedIn) onTokenRefused(signedIn.token);
        }
        const passing = error instanceof NetworkError && error.reason === 'unreachable';
        if (!passing || attempt === retries) throw error;
        await pause(firstPause * 2 ** attempt, signal);
      }
    }
  };
}

function bodyOf(file: File, purpose: UploadPurpose): FormData {
  const body = new FormData();
  // Before the file, because it decides what is accepted.
  body.append('purpose', purpose.name);
  body.append(uploadFile.fileField, file);
  return body;
}

function read(text: string, origin: string): Uploaded {
  let answer;
  try {
    answer = uploadAnswerSchema.parse(readJson(text, origin));
  } catch (error) {
    throw new NetworkError('unreadable', error);
  }
  const { status, msg, data } = answer;
  if (status !== uploadStatus.ok) {
    const code = status === uploadStatus.signInRequired ? envelopeCode.signInRequired : status;
    throw new ApiError({ code, msg, data, role: uploadFile.role });
  }
  const uploaded = uploadFile.uploaded.safeParse(data);
  if (!uploaded.success) throw new NetworkError('unreadable', uploaded.error);
  return uploaded.data;
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
