/** Where records of a kind are brought in, or where one file of them stands. */
export function importAddress(kind: string, fileId?: string): string {
  return `/app/imports/${encodeURIComponent(kind)}${fileId ? `?file=${fileId}` : ""}`;
}
