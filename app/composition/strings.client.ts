const files = import.meta.glob<{ default: object }>([
  "../modules/*/strings/*.json",
  "../shell/strings/*.json",
  "../platform/strings/*.json",
]);

const screens: Readonly<Record<string, () => Promise<{ default: object }>>> = {
  ar: () => import("virtual:screens/ar"),
  de: () => import("virtual:screens/de"),
  en: () => import("virtual:screens/en"),
  es: () => import("virtual:screens/es"),
  hi: () => import("virtual:screens/hi"),
};

/** Loads one room's strings in one language: a small file of its own, kept by the browser; `screens` are those of the navigation. */
export async function loadStrings(language: string, namespace: string): Promise<object> {
  if (namespace === "screens") return (await screens[language]!()).default;
  const path = Object.keys(files).find((name) => name.endsWith(`/${namespace}/strings/${language}.json`));
  return path ? (await files[path]!()).default : {};
}
