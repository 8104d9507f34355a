/** A random id, also on a page that is not served securely, where browsers have no `randomUUID`. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
