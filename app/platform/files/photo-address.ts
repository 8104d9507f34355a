/** Where a photo is served, by its key; nothing where a person has none. */
export function photoAddress(key: string | null | undefined, size: "small" | "large" = "small"): string | undefined {
  return key ? `/app/photo/${key}${size === "large" ? "?size=large" : ""}` : undefined;
}

/** The same people with the addresses of their photos, for pictures of several. */
export function withPhotos<Person extends { photo?: string | null }>(
  people: readonly Person[],
): (Person & { src: string | undefined })[] {
  return people.map((person) => ({ ...person, src: photoAddress(person.photo) }));
}
