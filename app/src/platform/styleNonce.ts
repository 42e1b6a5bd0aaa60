/** Hands the page's nonce to libraries that write styles, such as a dialog's scroll lock: the content security policy lets no others in. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
// The name that bundlers gave this variable is the one those libraries read.
Object.assign(globalThis, { __webpack_nonce__: nonce });
