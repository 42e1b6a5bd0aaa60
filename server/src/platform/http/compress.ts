import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a body is written. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** What is read of an `Accept-Encoding`, in characters: browsers send thirty. */
const longestHeader = 200;

/** Below this, compressing saves no packet. */
const smallest = 1024;

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Encodes a body, beside the thread that serves requests. */
export async function compress(body: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return gzipped(body);
  // Half the time of gzip for the same bytes; a higher quality costs more than it saves.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return brotlied(body, { params });
}

/** The best encoding that an `Accept-Encoding` allows for a body of so many bytes. */
export function encodingFor(header: string | undefined, bytes: number): Encoding {
  if (header === undefined || bytes < smallest) return 'identity';
  const accepted = new Map(
    header
      .slice(0, longestHeader)
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.toLowerCase().split(';');
        const quality = parameters
          .map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1])
          .find((each) => each !== undefined);
        return [name.trim(), Number(quality ?? 1)] as const;
      }),
  );
  const accepts = (name: string): boolean => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find(accepts) ?? 'identity';
}
