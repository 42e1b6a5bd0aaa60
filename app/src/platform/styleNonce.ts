/**
 * Passes the page's nonce to libraries that inject styles, such as a dialog's scroll lock: the content security policy
 * blocks all others.
 */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
// Libraries read the nonce from this variable, named by bundlers.
Object.assign(globalThis, { __webpack_nonce__: nonce });
