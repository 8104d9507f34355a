/** Namespaces and names of SAML 2.0 and of XML signatures. */
export const protocol = "urn:oasis:names:tc:SAML:2.0:protocol";
export const assertions = "urn:oasis:names:tc:SAML:2.0:assertion";
export const metadata = "urn:oasis:names:tc:SAML:2.0:metadata";
export const signatures = "http://www.w3.org/2000/09/xmldsig#";

export const success = "urn:oasis:names:tc:SAML:2.0:status:Success";
export const bearer = "urn:oasis:names:tc:SAML:2.0:cm:bearer";
export const unspecified = "urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified";
export const transient = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient";
export const redirectBinding = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect";

/** What a signature may be made with: nothing that holds no longer (SHA-1, MD5), nothing with a shared key. */
export const allowedAlgorithms: ReadonlySet<string> = new Set([
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha512",
  "http://www.w3.org/2001/04/xmlenc#sha256",
  "http://www.w3.org/2001/04/xmlenc#sha512",
]);

/** What the parameters of an address may be signed with, by the hash it takes. */
export const redirectHashes: ReadonlyMap<string, string> = new Map([
  ["http://www.w3.org/2001/04/xmldsig-more#rsa-sha256", "sha256"],
  ["http://www.w3.org/2001/04/xmldsig-more#rsa-sha512", "sha512"],
]);
