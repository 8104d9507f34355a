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

/** Milliseconds to wait before a file that did not come is asked for again. */
const patience = [300, 1_000];

/** Loads one room's strings in one language: a small file of its own, kept by the browser; `screens` are those of the navigation. */
export async function loadStrings(language: string, room: string): Promise<object> {
  const path = Object.keys(files).find((name) => name.endsWith(`/${room}/strings/${language}.json`));
  const load = room === "screens" ? screens[language] : path && files[path];
  if (!load) return {};
  for (const pause of patience) {
    const file = await load().catch(() => null);
    if (file) return file.default;
    await new Promise((done) => setTimeout(done, pause));
  }
  return (await load()).default;
}
