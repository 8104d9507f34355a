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

/** The data of a page as scripts behind it, in the very form of Remix's own `StreamTransfer`, which its client reads. */
export async function handOver(data: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const decoder = new TextDecoder();
  let [scripts, boundaries] = ["", 1];
  const reader = data.getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    const said = scriptSafe(decoder.decode(value, { stream: true }));
    scripts += `<!--$--><script nonce="${nonce}">window.__remixContext.streamController.enqueue(${said});</script>`;
    boundaries += 1;
  }
  const close = `<script nonce="${nonce}">window.__remixContext.streamController.close();</script>`;
  return `${scripts}<!--$-->${close}${"<!--/$-->".repeat(boundaries)}`;
}
