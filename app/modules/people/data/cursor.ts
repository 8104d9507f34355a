/** Where a page of a list begins or ends: the sort key and the id of a row. */
export type Cursor = { readonly key: string; readonly id: string };

export function encodeCursor({ key, id }: Cursor): string {
  return Buffer.from(JSON.stringify([key, id])).toString("base64url");
}

/** Null where the text is no cursor of ours: the list then begins at its start. */
export function decodeCursor(text: string | undefined): Cursor | null {
  if (!text) return null;
  try {
    const [key, id] = JSON.parse(Buffer.from(text, "base64url").toString()) as unknown[];
    return typeof key === "string" && typeof id === "string" && /^[0-9a-f-]{36}$/.test(id) ? { key, id } : null;
  } catch {
    return null;
  }
}
