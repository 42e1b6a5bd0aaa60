import { type Hash, createHash } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { UploadPurpose } from '@mcy/api/contract';
import { uploadFile, usualUploads } from '@mcy/api/system/uploads/contract';
import { malformed } from '../http/malformed.ts';
import { Refusal, type RefusalsIn } from '../http/Refusal.ts';
import { fileMissing, fileTooLarge } from './messages.ts';
import { recognizeKind } from './recognizeMedia.ts';

declare module '../http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<{ uploadFile: typeof uploadFile }> {}
}

/** A file on this server's disk, as sent. */
export interface ReceivedUpload {
  purpose: UploadPurpose;
  path: string;
  bytes: number;
  sha256: string;
}

/** The client disconnected before the whole file arrived. */
export class UploadCut extends Error {
  override readonly name = 'UploadCut';
}

/** Limits for text fields: their number, and the bytes that they and the multipart framing may take. */
const mostFields = 64;
const frame = 16 * 1024;

/** Throws when a file of this purpose is not allowed; null when the form has not named one yet. */
type Admit = (purpose: UploadPurpose | null) => Promise<void>;

/** A received file with the purpose it was admitted for; null when the form had not named one yet. */
interface WrittenFile {
  purpose: UploadPurpose | null;
  bytes: number;
  sha256: string;
}

/**
 * Streams the one file of a multipart body to `path` and stops at the first byte over the limit; nothing is buffered. `admit` may refuse
 * before anything is written, and again once the purpose is known if the form named it late. Deletes the file on any error.
 */
export async function receiveUpload(
  incoming: IncomingMessage,
  path: string,
  purposes: readonly UploadPurpose[],
  admit: Admit,
): Promise<ReceivedUpload> {
  const largestFile = Math.max(...purposes.map(({ largest }) => largest));
  if (Number(incoming.headers['content-length'] ?? 0) > largestFile + frame) throw tooLarge(largestFile);
  const parser = parserOf(incoming);
  await mkdir(dirname(path), { recursive: true });
  const form: Record<string, string> = {};
  let arriving: Readable | undefined;
  let received: Promise<WrittenFile> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      parser.on('field', (name, value) => {
        // The first value counts: the file may have been admitted by it. An empty one counts as absent.
        if (value !== '') form[name] ??= value;
      });
      // The parser silently drops further fields, and one of them may be the purpose.
      for (const limit of ['fieldsLimit', 'partsLimit'] as const) parser.once(limit, () => reject(malformed()));
      parser.on('file', (name, stream) => {
        arriving = stream;
        if (name === uploadFile.fileField)
          received = write(stream, path, largestFile, async () => {
            const purpose = readPurpose(form, purposes);
            await admit(purpose);
            return purpose;
          });
        else stream.resume();
        received?.catch(reject);
      });
      parser.once('finish', resolve);
      parser.once('error', () => reject(malformed()));
      incoming.once('error', () => reject(new UploadCut()));
      incoming.once('close', () => {
        if (!incoming.readableEnded) reject(new UploadCut());
      });
      // The client was gone before we listened.
      if (incoming.destroyed) reject(new UploadCut());
      const limited = incoming.pipe(limitBody(largestFile));
      limited.once('error', reject);
      limited.pipe(parser);
    });
    if (received === undefined) throw new Refusal({ error: 'file_missing', message: fileMissing });
    const { bytes, sha256, purpose: admitted } = await received;
    if (admitted) return { purpose: admitted, path, bytes, sha256 };
    const purpose = readPurpose(form, purposes) ?? usualUploads[await recognizeKind(path)];
    if (bytes > purpose.largest) throw tooLarge(purpose.largest);
    await admit(purpose);
    return { purpose, path, bytes, sha256 };
  } catch (error) {
    // Nobody needs the rest; the connection closes after the answer.
    incoming.unpipe();
    // The writer would wait for the rest of the file.
    arriving?.destroy();
    await received?.catch(() => {});
    await rm(path, { force: true });
    throw error;
  }
}

function parserOf({ headers }: IncomingMessage): BusboyInstance {
  const type = headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) throw malformed();
  try {
    return new Busboy({
      // Checked above.
      headers: headers as BusboyHeaders,
      limits: {
        files: 1,
        fields: mostFields,
        parts: mostFields + 1,
        fieldNameSize: 64,
        fieldSize: 256,
        headerPairs: 16,
        headerSize: 4096,
      },
    });
  } catch {
    // For example, without a boundary.
    throw malformed();
  }
}

async function write(
  stream: Readable,
  path: string,
  largestFile: number,
  admitted: () => Promise<UploadPurpose | null>,
): Promise<WrittenFile> {
  // It may break off before anyone reads it; the parser reports that too.
  stream.on('error', () => {});
  try {
    const purpose = await admitted();
    const counter = countBytes(purpose === null ? largestFile : purpose.largest);
    // Wait for open: a file that is still being created cannot be deleted.
    const file = await open(path, 'w');
    if (stream.destroyed) {
      // A pipeline would wait forever for its end.
      await file.close();
      throw new UploadCut();
    }
    await pipeline(stream, counter.stream, file.createWriteStream());
    if (counter.bytes() === 0) throw new Refusal({ error: 'file_missing', message: fileMissing });
    return { purpose, bytes: counter.bytes(), sha256: counter.hash.digest('hex') };
  } catch (error) {
    // Drain it, or the parser waits forever.
    stream.resume();
    throw error instanceof Refusal || isOurs(error) ? error : malformed();
  }
}

/** A full disk and the like: not the sender's fault. */
function isOurs(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

/** The purpose that the form named so far; null for none. */
function readPurpose(form: object, purposes: readonly UploadPurpose[]): UploadPurpose | null {
  const read = uploadFile.form.safeParse(form);
  if (!read.data) throw malformed();
  const { purpose } = read.data;
  if (purpose === undefined) return null;
  const known = purposes.find(({ name }) => name === purpose);
  if (!known) throw malformed();
  return known;
}

function countBytes(largest: number): { stream: Transform; bytes: () => number; hash: Hash } {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > largest) return done(tooLarge(largest));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, bytes: () => bytes, hash };
}

/** A body of endless fields contains no file, and no other limit stops it. */
function limitBody(largestFile: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > largestFile + frame ? tooLarge(largestFile) : null, chunk);
    },
  });
}

function tooLarge(largest: number): Refusal {
  const megabytes = Math.floor(largest / 1024 / 1024);
  return new Refusal({ error: 'file_too_large', message: fileTooLarge(megabytes) });
}
