/** What people may try before it is finished. The server knows none of them, so that none can give a right. */
export const previewFeatures = ["compact-rows"] as const;
export type PreviewFeature = (typeof previewFeatures)[number];

const key = "cairn-preview";

/** What this tab has switched on; names that are no features any more are left out. */
export function chosenPreviews(storage: Pick<Storage, "getItem"> = sessionStorage): PreviewFeature[] {
  const names = (storage.getItem(key) ?? "").split(" ");
  return previewFeatures.filter((feature) => names.includes(feature));
}

/** Switches one on or off for this tab. */
export function switchPreview(feature: PreviewFeature, storage: Pick<Storage, "getItem" | "setItem"> = sessionStorage) {
  const chosen = chosenPreviews(storage);
  const next = chosen.includes(feature) ? chosen.filter((one) => one !== feature) : [...chosen, feature];
  storage.setItem(key, next.join(" "));
}
