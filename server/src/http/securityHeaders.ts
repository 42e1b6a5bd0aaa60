import { NONCE, secureHeaders } from 'hono/secure-headers';

/**
 * Headers on every answer. No inline script anywhere; inline styles only as attributes, which animation and charts need,
 * and as elements that carry the page's nonce, such as a dialog's scroll lock.
 */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", NONCE],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
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
