import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FailureData, Translated } from '@mcy/api/contract';
import { uploadFile, uploadStatus } from '@mcy/api/system/uploads/contract';
import type { Context } from 'hono';
import { v7 as uuidv7 } from 'uuid';
import { isUnavailable } from '../db/sqlState.ts';
import type { RequestEnv, ShopServices } from '../http/answerCall.ts';
import { readLocale } from '../http/readLocale.ts';
import { authentication } from '../http/authentication.ts';
import { codeOfRefusal } from '../http/codeOfRefusal.ts';
import { findAnswer, readIdempotencyKeys, requireIdempotencyKey } from '../http/idempotency.ts';
import { failed, unavailable } from '../http/messages.ts';
import { countAgainst } from '../http/rateLimit.ts';
import { Refusal } from '../http/Refusal.ts';
import { createLimitAtOnce } from './createLimitAtOnce.ts';
import { encodePicture } from './encodePicture.ts';
import { arrivalsFolder } from './fileStoreOf.ts';
import type { FileStore } from './FileStore.ts';
import { keepFile } from './keepFile.ts';
import { loginExpired, tooManyUploads } from './messages.ts';
import { type ReceivedUpload, UploadCut, receiveUpload } from './receiveUpload.ts';
import { recognizeMedia } from './recognizeMedia.ts';
import { uploadPurposes } from './uploadPurposes.ts';

/** Files of one user in an hour: two choices of 52 pictures (spec §7), and some videos. */
const filesAnHour = { picture: 104, video: 20 } as const;

/** Files of one user in an hour that arrive before their purpose: the limits of all kinds together. */
const unknownAnHour = filesAnHour.picture + filesAnHour.video;

/** Uploads of one user running at once in this process. It bounds disk use that nothing else counts. */
const mostAtOnce = 4;

/** Retry delay in seconds while that many run; nobody knows when one will finish. */
const retryAfter = 10;
const limitAtOnce = createLimitAtOnce(mostAtOnce, () => {
  const message = tooManyUploads(mostAtOnce);
  return new Refusal({ error: 'too_many_requests', message, retry_after: retryAfter });
});

type UploadServices = ShopServices & { store: FileStore };
type UploadContext = Context<RequestEnv>;

/** Answers an upload in its own format (spec §7): `{status, msg, data}`, 301 when the login has expired. */
export async function answerUpload(c: UploadContext, services: UploadServices): Promise<Response> {
  const { incoming } = c.env;
  try {
    const { user_id } = await requireUser(c, services);
    const take = () => takeUpload(c, user_id, services);
    return write(c, 200, await (services.config.rateLimits ? limitAtOnce(user_id, take) : take()));
  } catch (error) {
    const { request_id } = c.var;
    const { status, name, translated, retry_after } = failureOf(error, services);
    if (status >= uploadStatus.failed) services.log.error({ request_id, err: error }, 'upload failed');
    c.set('error', name);
    const data: FailureData = { error: name, ...(retry_after !== undefined && { retry_after }), request_id };
    const answer = JSON.stringify({ status, msg: translated[readLocale(c.req)], data });
    // The rest of the body stays unread, so the connection cannot serve another request.
    if (!incoming.readableEnded) c.header('Connection', 'close');
    return write(c, httpStatusOf(status), answer);
  }
}

async function takeUpload(
  c: UploadContext,
  user_id: string,
  { db, config, store, ask }: UploadServices,
): Promise<string> {
  const { now } = c.var;
  const idempotencyKey = c.req.header('Idempotency-Key') ?? null;
  const path = join(arrivalsFolder(config), uuidv7());
  const encoded = `${path}.webp`;
  try {
    const received = await receiveUpload(c.env.incoming, path, ask(uploadPurposes), async (purpose) => {
      const kind = purpose === null ? 'unknown' : purpose.kind;
      const hits = kind === 'unknown' ? unknownAnHour : filesAnHour[kind];
      const limits = [{ bucket: `upload/${kind}/${user_id}`, hits, seconds: 3600 }];
      if (config.rateLimits) await countAgainst(db, limits, now);
    });
    const { purpose, sha256 } = received;
    const named = { idempotencyKey, ciphertext: null };
    const keys = readIdempotencyKeys(named, uploadFile, user_id, { purpose: purpose.name, sha256 });
    const known = await findAnswer(db, keys, now);
    if (known !== null) return known;
    requireIdempotencyKey(idempotencyKey, uploadFile);
    const file = await prepare(received, encoded);
    // The client canceled during the read and does not want the file kept.
    if (c.env.outgoing.destroyed) throw new UploadCut();
    return await keepFile({ db, store }, keys, { owner_id: user_id, purpose, ...file }, now, (uploaded) =>
      JSON.stringify({ status: uploadStatus.ok, msg: 'ok', data: uploadFile.uploaded.parse(uploaded) }),
    );
  } finally {
    await Promise.all([path, encoded].map((left) => rm(left, { force: true })));
  }
}

/** The file to keep: a picture re-encoded, a video unchanged. */
async function prepare({ purpose, path, bytes }: ReceivedUpload, encoded: string) {
  const content_type = await recognizeMedia(path, purpose.kind);
  if (purpose.kind === 'video') return { path, content_type, bytes, width: null, height: null };
  return { path: encoded, content_type: 'image/webp', ...(await encodePicture(path, encoded, purpose.size)) };
}

async function requireUser(c: UploadContext, { db, ask }: ShopServices): Promise<{ user_id: string }> {
  const [, token = null] = /^Bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
  const caller = await ask(authentication)(db, { token, pwdVersion: c.req.header('pwdVersion'), now: c.var.now });
  if (caller) return caller;
  throw new Refusal({ error: 'sign_in_required', message: loginExpired });
}

/** Statuses of refusals: those the contract declares, and an upload's own. */
const statuses = {
  ...uploadFile.refuses,
  sign_in_required: uploadStatus.signInRequired,
  too_many_requests: uploadStatus.tooManyRequests,
};

interface Failure {
  status: number;
  name: string;
  translated: Translated;
  retry_after?: number | undefined;
}

function failureOf(error: unknown, services: UploadServices): Failure {
  if (error instanceof Refusal) {
    const { error: name, translated, retry_after } = error;
    const status = codeOfRefusal(error, { path: uploadFile.path, refuses: statuses }, services);
    return { status, name, translated, retry_after };
  }
  // The client is gone.
  if (error instanceof UploadCut) return { status: uploadStatus.refused, name: 'aborted', translated: failed };
  if (isUnavailable(error)) return { status: uploadStatus.unavailable, name: 'unavailable', translated: unavailable };
  return { status: uploadStatus.failed, name: 'failed', translated: failed };
}

/** As with every call, HTTP reports the transport only; the outcome is in `status`. */
function httpStatusOf(status: number): 200 | 413 | 500 | 503 {
  return status === 413 || status === 500 || status === 503 ? status : 200;
}

function write(c: UploadContext, status: 200 | 413 | 500 | 503, answer: string): Response {
  c.set('code', Number(/^\{"status":(\d+)/.exec(answer)?.[1]));
  return c.body(answer, status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
}
