/** Where records of a kind are brought in, or where one file of them stands; `about` is the record a new file is about. */
export function importAddress(kind: string, fileId?: string, about?: string): string {
  const asked = fileId ? `?file=${fileId}` : about ? `?about=${about}` : "";
  return `/app/imports/${encodeURIComponent(kind)}${asked}`;
}
