/** Where tags are made and kept. */
export const tagSettings = "/app/company/settings/tags";

/** A tag with the records that have it. */
export function tagAddress(id: string): string {
  return `/tag/${id}`;
}
