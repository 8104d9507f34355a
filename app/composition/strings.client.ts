const files = import.meta.glob<{ default: object }>([
  "../modules/*/strings/*.json",
  "../shell/strings/*.json",
  "../platform/strings/*.json",
]);

/** Loads one room's strings in one language: a small file of its own, kept by the browser. */
export async function loadStrings(language: string, namespace: string): Promise<object> {
  const path = Object.keys(files).find((name) => name.endsWith(`/${namespace}/strings/${language}.json`));
  return path ? (await files[path]!()).default : {};
}
