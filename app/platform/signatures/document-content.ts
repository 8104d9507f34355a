import type { Language } from "#app/platform/i18n/languages.ts";

/** Every word of a document, in the language it was issued in. What is signed is exactly this. */
export type DocumentContent = {
  language: Language;
  company: string;
  title: string;
  /** Who it is about, and whatever else stands at its head. */
  facts: readonly { label: string; value: string }[];
  sections: readonly { title: string; entries: readonly { label: string; text: string }[] }[];
};

/** What was settled: the text that the company signs, so that neither side can say later it was otherwise. */
export type Proof = {
  document: string;
  company: string;
  title: string;
  /** SHA-256 of the content, hexadecimal. */
  content: string;
  outcome: string;
  signer: string;
  typedName: string | null;
  statement: string | null;
  settledBy: string;
  witness: string | null;
  /** An instant, ISO 8601. */
  settledAt: string;
};

/** What a file carries about itself: the company's signature covers `statement`, which names the rest of the file. */
export type FileProof = {
  /** JSON of `FileStatement`. */
  statement: string;
  signature: string;
  /** SubjectPublicKeyInfo of an ECDSA P-256 key, base64. */
  publicKey: string;
};

export type FileStatement = {
  /** SHA-256 of the file without its proof, hexadecimal. */
  file: string;
  /** The content as it was signed. */
  content: string;
  /** JSON of `Proof`, and the signature made when the document was settled. */
  proof: string;
  proofSignature: string;
};
