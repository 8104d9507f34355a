/**
 * Lets the libraries that write style elements of their own, such as the one that stops the page from scrolling under a
 * dialog, pass the Content-Security-Policy: they read the nonce from this global. Once, before the page comes alive.
 */
export function keepStyleNonce(): void {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
