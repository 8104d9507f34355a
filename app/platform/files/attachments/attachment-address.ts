/** Where the bytes of a file are, for who may see the record it is on. */
export function attachmentAddress(id: string): string {
  return `/app/attachment/${id}`;
}
