import { NetworkError } from '../NetworkError.ts';

/** How long an upload may stall (spec §9). One that makes progress is never cut off. */
const stillness = 60_000;

export interface FileRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: FormData;
  signal?: AbortSignal | undefined;
  /** Progress from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/**
 * POSTs a file and returns the text of the answer. Throws `NetworkError`, or the signal's reason when the caller
 * aborts.
 */
export function sendFile({ url, headers, body, signal, onProgress }: FileRequest): Promise<string> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) throw signal.reason;
    // XMLHttpRequest, because fetch does not report progress.
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
