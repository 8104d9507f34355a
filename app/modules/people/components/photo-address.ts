/** Where a photo is served, by its key; nothing where a person has none. */
export function photoAddress(key: string | null | undefined, size: "small" | "large" = "small"): string | undefined {
  return key ? `/app/people/photo/${key}${size === "large" ? "?size=large" : ""}` : undefined;
}
