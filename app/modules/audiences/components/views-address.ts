/** The screen of the views of a list, with the filters the list has. */
export function viewsAddress(of: string | null, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...(of === null ? {} : { of }), ...more }).toString();
  return query ? `/app/views?${query}` : "/app/views";
}
