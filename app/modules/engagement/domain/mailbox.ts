/** A mailbox of one comment: what is sealed for its public key only the private one opens, on the device it was made on. */
export type Mailbox = { publicKey: string; privateKey: JsonWebKey };

/** What is put into it, with how the comment begins that it is about. The ticket pays for one answer. */
export type Letter = { words: string; ticket: string; about?: string };

const longestQuote = 120;

/** So much of a comment that whoever wrote it knows which one is meant: their device forgot it when it was sent. */
export function quoteOf(comment: string): string {
  return comment.length > longestQuote ? `${comment.slice(0, longestQuote).trimEnd()}…` : comment;
}

const curve = { name: "ECDH", namedCurve: "P-256" } as const;
/** Letters are filled up to whole pages of this many bytes: their length tells nothing of their words. */
const page = 4096;
const pointBytes = 65;
const nonceBytes = 12;
const about = new TextEncoder().encode("cairn survey mailbox");

export async function newMailbox(): Promise<Mailbox> {
  const pair = (await crypto.subtle.generateKey(curve, true, ["deriveBits"])) as CryptoKeyPair;
  return {
    publicKey: textOf(new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey))),
    privateKey: await crypto.subtle.exportKey("jwk", pair.privateKey),
  };
}

/** Seals a letter for whoever holds the mailbox: ECDH with a key of this letter alone, HKDF-SHA256, AES-256-GCM. */
export async function sealLetter(mailbox: string, letter: Letter): Promise<string> {
  const receiver = await crypto.subtle.importKey("raw", bytesOf(mailbox), curve, false, []);
  const once = (await crypto.subtle.generateKey(curve, true, ["deriveBits"])) as CryptoKeyPair;
  const point = new Uint8Array(await crypto.subtle.exportKey("raw", once.publicKey));
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const key = await keyBetween(once.privateKey, receiver, point);
  const plain = new TextEncoder().encode(JSON.stringify(letter));
  const padded = new Uint8Array(Math.ceil((plain.length + 1) / page) * page).fill(32);
  padded.set(plain);
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce }, key, padded));
  return textOf(Uint8Array.from([...point, ...nonce, ...sealed]));
}

/** Null where it is for another mailbox. */
export async function openLetter(privateKey: JsonWebKey, sealed: string): Promise<Letter | null> {
  try {
    const bytes = bytesOf(sealed);
    const point = bytes.slice(0, pointBytes);
    const iv = bytes.slice(pointBytes, pointBytes + nonceBytes);
    const own = await crypto.subtle.importKey("jwk", privateKey, curve, false, ["deriveBits"]);
    const sender = await crypto.subtle.importKey("raw", point, curve, false, []);
    const key = await keyBetween(own, sender, point);
    const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes.slice(pointBytes + nonceBytes));
    return JSON.parse(new TextDecoder().decode(plain)) as Letter;
  } catch {
    return null;
  }
}

async function keyBetween(own: CryptoKey, other: CryptoKey, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const shared = await crypto.subtle.deriveBits({ name: "ECDH", public: other }, own, 256);
  const secret = await crypto.subtle.importKey("raw", shared, "HKDF", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt, info: about },
    secret,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
const textOf = (bytes: Uint8Array): string => {
  let signs = "";
  for (const byte of bytes) signs += String.fromCharCode(byte);
  return btoa(signs);
};
