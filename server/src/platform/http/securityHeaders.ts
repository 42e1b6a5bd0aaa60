import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config/config.ts';

/**
 * Headers on every answer. No inline script anywhere; inline styles only as attributes, which animation and charts need,
 * and as elements that carry the page's nonce, such as a dialog's scroll lock.
 */
export function securityHeaders({ mapTiles }: Pick<Config, 'mapTiles'>): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
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
    // HTTPS ends at the proxy in front, which knows whether to promise it for good.
    strictTransportSecurity: false,
  });
}

/** Where tiles come from, as the policy names it; a server of several names, `https://{s}.tile.example`, by all of them. */
function sourceOf(tileUrl: string): string {
  return new URL(tileUrl.replace('{s}', '*')).origin;
}
