import type { FileProof } from "./document-content.ts";

/** A comment of a PDF: readers pass over it, and no offset in the file moves, for it stands behind all of them. */
const opening = "%CairnProof ";
const before = "startxref";

/** The file with its proof in a line before its end. */
export function withProof(file: Uint8Array, proof: FileProof): Uint8Array {
  const at = lastOf(file, before);
  if (at < 0) throw new Error("A proof is put into a PDF, and this is none.");
  const line = new TextEncoder().encode(`${opening}${base64Of(JSON.stringify(proof))}\n`);
  const whole = new Uint8Array(file.length + line.length);
  whole.set(file.subarray(0, at));
  whole.set(line, at);
  whole.set(file.subarray(at), at + line.length);
  return whole;
}

/** The proof of a file, and the file without it; null where it carries none that can be read. */
export function takeProof(file: Uint8Array): { file: Uint8Array; proof: FileProof } | null {
  const at = lastOf(file, opening);
  if (at < 0) return null;
  const end = file.indexOf(10, at);
  if (end < 0) return null;
  try {
    const text = new TextDecoder().decode(file.subarray(at + opening.length, end));
    const proof = JSON.parse(textOf(text)) as FileProof;
    const rest = new Uint8Array(file.length - (end + 1 - at));
    rest.set(file.subarray(0, at));
    rest.set(file.subarray(end + 1), at);
    return { file: rest, proof };
  } catch {
    return null;
  }
}

function lastOf(file: Uint8Array, words: string): number {
  const wanted = new TextEncoder().encode(words);
  for (let at = file.length - wanted.length; at >= 0; at -= 1)
    if (wanted.every((byte, index) => file[at + index] === byte)) return at;
  return -1;
}

const base64Of = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));

const textOf = (base64: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
