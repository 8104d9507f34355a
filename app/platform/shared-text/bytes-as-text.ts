/** Bytes as they travel in forms and JSON. */
export function textOfBytes(bytes: Uint8Array): string {
  let signs = "";
  for (let from = 0; from < bytes.length; from += 8192)
    signs += String.fromCharCode(...bytes.subarray(from, from + 8192));
  return btoa(signs);
}

/** The same back; null where it is none. */
export function bytesOfText(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}
