import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config/config.ts';

/** What an answer may say of itself. */
export interface AnswerVariables {
  /** The hash of a page's own style element, as a source of the policy. */
  styleHash?: string;
  /** A file that is part of a page, and not a page itself. */
  isPart?: boolean;
}

/** Headers for pages. A first visit gets some seventy files, each with 0.8 kB of these. */
const ofPages = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/**
 * Headers of every answer; files that are no pages have only some of them. No inline scripts but those of the built page, which are known by their hashes; inline styles only as attributes, which animation and charts need, and as elements with the
 * page's nonce, such as a dialog's scroll lock.
 */
export function securityHeaders(
  { mapTiles }: Pick<Config, 'mapTiles'>,
  scriptHashes: readonly string[] = [],
): MiddlewareHandler<{ Variables: AnswerVariables }> {
  const secure = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scriptHashes],
      styleSrc: ["'self'", NONCE],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...(mapTiles === null ? [] : [sourceOf(mapTiles.url)])],
      fontSrc: ["'self'"],
      mediaSrc: ["'self'", 'blob:'],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
    },
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { camera: ['self'], microphone: [], geolocation: ['self'], payment: [], usb: [] },
    xFrameOptions: 'DENY',
    // HTTPS ends at the proxy in front, which decides on HSTS.
    strictTransportSecurity: false,
  });
  return async (c, next) => {
    await secure(c, next);
    const { styleHash, isPart } = c.var;
    if (isPart === true) {
      for (const name of ofPages) c.res.headers.delete(name);
      return;
    }
    const policy = c.res.headers.get(policyHeader);
    if (styleHash === undefined || policy === null) return;
    c.res.headers.set(
      policyHeader,
      policy.replace("style-src 'self'", () => `style-src 'self' ${styleHash}`),
    );
  };
}

const policyHeader = 'Content-Security-Policy';

/** Tile sources as the policy names them; a template such as `https://{s}.tile.example` becomes all of its hosts. */
function sourceOf(tileUrl: string): string {
  return new URL(tileUrl.replace('{s}', '*')).origin;
}
