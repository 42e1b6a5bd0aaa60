import { randomUUID } from 'node:crypto';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { uploadAnswerSchema, uploadFile } from '@mcy/api/system/uploads/contract';
import * as z from 'zod/mini';

const answerSchema = z.extend(uploadAnswerSchema, { data: z.looseObject({}) });

export interface SentUpload {
  token?: string;
  /** The name of an `UploadPurpose`. */
  purpose?: string | undefined;
  name?: string;
  file: Buffer | Iterable<Buffer>;
  /** The claimed Content-Length; without it the body is chunked. */
  length?: number | 'true';
  /** Not sent when null. */
  key?: string | null;
  /** Sends the file before its purpose. */
  fileFirst?: boolean;
  /** How many unknown text fields come first. */
  moreFields?: number;
  headers?: Record<string, string>;
  /** Cuts off the end of the body. */
  unfinished?: boolean;
}

export interface UploadAnswer {
  http: number;
  status: number;
  msg: string;
  data: Record<string, unknown>;
}

/** Sends a multipart body over plain HTTP, as fast as the server reads it, and returns the answer as soon as it comes. */
export async function sendUpload(url: string, sent: SentUpload): Promise<UploadAnswer> {
  const { token, file, length, key = randomUUID(), headers = {} } = sent;
  const { unfinished = false, fileFirst = false, moreFields = 0 } = sent;
  const boundary = 'mcy-boundary';
  const disposition = `form-data; name="file"; filename="${sent.name ?? 'a.png'}"`;
  const part = `--${boundary}\r\nContent-Disposition: ${disposition}\r\nContent-Type: image/png\r\n\r\n`;
  const field = (fieldName: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${fieldName}"\r\n\r\n${value}\r\n`;
  const purpose = sent.purpose === undefined ? '' : field('purpose', sent.purpose);
  const fields = field('more', '').repeat(moreFields) + purpose;
  const head = Buffer.from(fileFirst ? part : fields + part);
  const tail = Buffer.from(unfinished ? '' : `\r\n${fileFirst ? fields : ''}--${boundary}--\r\n`);
  const whole = Buffer.isBuffer(file) ? [head, file, tail] : null;
  const claimed = length === 'true' ? Buffer.concat(whole ?? []).length : length;
  const asked = request(`${url}${uploadFile.path}?lang=en`, {
    method: 'POST',
    headers: {
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      ...(key !== null && { 'Idempotency-Key': key }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(claimed !== undefined && { 'Content-Length': String(claimed) }),
      ...headers,
    },
  });
  const answered = readAnswer(asked);
  const body = Buffer.isBuffer(file) ? [head, file, tail] : chain([head], file, [tail]);
  // The server may answer and close before it has read everything: the answer counts.
  const [answer] = await Promise.all([answered, pipeline(Readable.from(body), asked).catch(() => {})]);
  return answer;
}

/** Starts an upload and aborts it once `underWay` resolves. */
export async function cancelUpload(
  url: string,
  { token, file, underWay }: { token: string; file: Buffer; underWay: () => Promise<void> },
): Promise<void> {
  const asked = request(`${url}${uploadFile.path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'multipart/form-data; boundary=b',
      'Idempotency-Key': randomUUID(),
      Authorization: `Bearer ${token}`,
    },
  });
  asked.on('error', () => {});
  const text =
    '--b\r\nContent-Disposition: form-data; name="purpose"\r\n\r\navatar\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  asked.write(text);
  await new Promise<void>((resolve) => {
    asked.write(file, () => resolve());
  });
  await underWay();
  asked.destroy();
}

function readAnswer(asked: ClientRequest): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    asked.once('response', (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { status, msg, data } = answerSchema.parse(JSON.parse(Buffer.concat(chunks).toString()));
        resolve({ http: response.statusCode ?? 0, status, msg, data });
        asked.destroy();
      });
    });
    asked.once('error', reject);
  });
}

function* chain(...parts: Iterable<Buffer>[]): Generator<Buffer> {
  for (const part of parts) yield* part;
}
