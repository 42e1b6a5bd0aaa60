import { type Hash, createHash } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { UploadPurpose } from '@mcy/api/contract';
import { uploadFile, uploadRules, uploadStatus, usualPurposes } from '@mcy/api/system/uploads/contract';
import { malformedRequest } from '../http/messages.ts';
import { Refusal } from '../http/Refusal.ts';
import { fileMissing, fileTooLarge } from './messages.ts';
import { recognizeKind } from './recognizeMedia.ts';

/** A file on this server's disk, as it was sent. */
export interface ReceivedUpload {
  purpose: UploadPurpose;
  path: string;
  bytes: number;
  sha256: string;
}

/** The client went away before all of it had come. */
export class UploadCut extends Error {
  override readonly name = 'UploadCut';
}

/** The most text fields of a multipart body, and more than they and its frame ever take. */
const mostFields = 64;
const frame = 16 * 1024;
const largestFile = Math.max(...Object.values(uploadRules).map(({ largest }) => largest));
const largestBody = largestFile + frame;

/** Throws when there may be no file of the purpose; null for one whose form has not said it yet. */
type Admit = (purpose: UploadPurpose | null) => Promise<void>;

/** A file as it was written, with the purpose it was admitted for; null where its form had not said one yet. */
interface WrittenFile {
  purpose: UploadPurpose | null;
  bytes: number;
  sha256: string;
}

/**
 * Writes the one file of a multipart body to `path` as it arrives, and stops at the first byte too many: nothing of it
 * is held in memory. `admit` may refuse before anything is written, and once more as soon as it is known what the file is
 * for where its form did not say so first. Whatever is thrown, the file is gone.
 */
export async function receiveUpload(incoming: IncomingMessage, path: string, admit: Admit): Promise<ReceivedUpload> {
  if (Number(incoming.headers['content-length'] ?? 0) > largestBody) throw tooLarge(largestFile);
  const parser = parserOf(incoming);
  await mkdir(dirname(path), { recursive: true });
  const form: Record<string, string> = {};
  let arriving: Readable | undefined;
  let received: Promise<WrittenFile> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      parser.on('field', (name, value) => {
        // The first of a name: the file may have been let in by it. An empty one says nothing.
        if (value !== '') form[name] ??= value;
      });
      // The parser is silent about the rest, and a purpose may be in it.
      for (const limit of ['fieldsLimit', 'partsLimit'] as const) parser.once(limit, () => reject(malformed()));
      parser.on('file', (name, stream) => {
        arriving = stream;
        if (name === uploadFile.fileField) received = write(stream, path, form, admit);
        else stream.resume();
        received?.catch(reject);
      });
      parser.once('finish', resolve);
      parser.once('error', () => reject(malformed()));
      incoming.once('error', () => reject(new UploadCut()));
      incoming.once('close', () => {
        if (!incoming.readableEnded) reject(new UploadCut());
      });
      // Gone before anybody listened.
      if (incoming.destroyed) reject(new UploadCut());
      const limited = incoming.pipe(limitBody());
      limited.once('error', reject);
      limited.pipe(parser);
    });
    if (received === undefined) throw new Refusal({ error: 'file_missing', message: fileMissing });
    const { bytes, sha256, purpose: admitted } = await received;
    return { purpose: admitted ?? (await admitLate(path, bytes, form, admit)), path, bytes, sha256 };
  } catch (error) {
    // What is still to come is for nobody; the connection ends after the answer.
    incoming.unpipe();
    // Whoever writes the file would wait for the rest of it.
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
      // Just seen to have one.
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
    // Without a boundary, for one.
    throw malformed();
  }
}

async function write(stream: Readable, path: string, form: object, admit: Admit): Promise<WrittenFile> {
  // It may break off before anybody reads it; the parser says so as well.
  stream.on('error', () => {});
  try {
    const { purpose = null } = readForm(form);
    await admit(purpose);
    const counter = countBytes(purpose === null ? largestFile : uploadRules[purpose].largest);
    // Open before anything can fail: a file that is still being made cannot be removed.
    const file = await open(path, 'w');
    if (stream.destroyed) {
      // A pipeline would wait for its end for ever.
      await file.close();
      throw new UploadCut();
    }
    await pipeline(stream, counter.stream, file.createWriteStream());
    if (counter.bytes() === 0) throw new Refusal({ error: 'file_missing', message: fileMissing });
    return { purpose, bytes: counter.bytes(), sha256: counter.hash.digest('hex') };
  } catch (error) {
    // Read on without keeping it, so that the parser does not wait for ever.
    stream.resume();
    throw error instanceof Refusal || isOurs(error) ? error : malformed();
  }
}

/** A full disk and the like, which is not the sender's fault. */
function isOurs(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

/** What a file is for whose form said so after it, or not at all. */
async function admitLate(path: string, bytes: number, form: object, admit: Admit): Promise<UploadPurpose> {
  const { purpose = usualPurposes[await recognizeKind(path)] } = readForm(form);
  const { largest } = uploadRules[purpose];
  if (bytes > largest) throw tooLarge(largest);
  await admit(purpose);
  return purpose;
}

function readForm(form: object): { purpose?: UploadPurpose | undefined } {
  const read = uploadFile.form.safeParse(form);
  if (!read.data) throw malformed();
  return read.data;
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

/** Fields without end are no file, and no other limit ends them. */
function limitBody(): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > largestBody ? tooLarge(largestFile) : null, chunk);
    },
  });
}

function tooLarge(largest: number): Refusal {
  const megabytes = Math.floor(largest / 1024 / 1024);
  return new Refusal({ error: 'file_too_large', message: fileTooLarge(megabytes), code: uploadStatus.tooLarge });
}

function malformed(): Refusal {
  return new Refusal({ error: 'malformed_request', message: malformedRequest });
}
