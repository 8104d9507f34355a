const escapes: Record<string, string> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** A value within a script of the page, where no end of a script can stand in it. */
export const scriptSafe = (value: unknown): string =>
  JSON.stringify(value).replace(/[&><\u2028\u2029]/g, (letter) => escapes[letter]!);

/**
 * The data of a page as scripts behind it, in the very form of Remix's own `StreamTransfer`, which its client reads. Each
 * piece as it stands in a script.
 */
export function handOver(pieces: readonly string[], nonce: string): string {
  let scripts = "";
  for (const piece of pieces)
    scripts += `<!--$--><script nonce="${nonce}">window.__remixContext.streamController.enqueue(${piece});</script>`;
  const close = `<script nonce="${nonce}">window.__remixContext.streamController.close();</script>`;
  return `${scripts}<!--$-->${close}${"<!--/$-->".repeat(pieces.length + 1)}`;
}

/** The pieces in which data comes, each as text. */
export async function piecesOf(data: ReadableStream<Uint8Array>): Promise<string[]> {
  const [pieces, decoder] = [[] as string[], new TextDecoder()];
  const reader = data.getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read())
    pieces.push(decoder.decode(value, { stream: true }));
  return pieces;
}
