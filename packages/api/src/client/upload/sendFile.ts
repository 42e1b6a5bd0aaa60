import { NetworkError } from '../NetworkError.ts';

/** How long an upload may stand still (spec §9); one that goes on is never cut. */
const stillness = 60_000;

export interface FileRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: FormData;
  signal?: AbortSignal | undefined;
  /** How much has gone up, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** One POST with a file, and the text of its answer. Throws `NetworkError`, or the signal's reason when the caller gave up. */
export function sendFile({ url, headers, body, signal, onProgress }: FileRequest): Promise<string> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) throw signal.reason;
    // Not fetch: it does not tell how far it is.
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;

    function settle(done: () => void): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
      done();
    }
    function fail(reason: NetworkError['reason']): void {
      settle(() => reject(new NetworkError(reason)));
    }
    function giveUp(): void {
      settle(() => reject(signal?.reason));
      request.abort();
    }
    function waitOn(): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail('timeout');
        request.abort();
      }, stillness);
    }

    signal?.addEventListener('abort', giveUp);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      waitOn();
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('progress', waitOn);
    request.addEventListener('load', () => settle(() => resolve(request.responseText)));
    request.addEventListener('error', () => fail('unreachable'));
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    waitOn();
    request.send(body);
  });
}
