import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** How many bytes an answer's body has on the wire, for a client that accepts this encoding. */
export function readBytes(url: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': encoding } }, (response) => {
      buffer(response).then((body) => resolve(body.length), reject);
    }).once('error', reject);
  });
}
