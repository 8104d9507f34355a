import { RemixBrowser } from "@remix-run/react";
import i18next from "i18next";
import ICU from "i18next-icu";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { loadStrings } from "#app/composition/strings.client.ts";
import { refuseUnanswered } from "#app/platform/forms/unanswered.ts";
import { translatorOptions } from "#app/platform/i18n/create-translator.ts";
import { keepStyleNonce } from "#app/ui/theme/style-nonce.ts";

keepStyleNonce();
refuseUnanswered();
readPreloads();

const stringsBackend = {
  type: "backend" as const,
  init: () => undefined,
  read: (language: string, namespace: string) => loadStrings(language, namespace),
};

/** The rooms whose strings the server used: their files are fetched before the page comes alive. */
const used = (document.documentElement.dataset.namespaces ?? "shell").split(" ");

await i18next
  .use(ICU)
  .use(initReactI18next)
  .use(stringsBackend)
  .init({ ...translatorOptions, fallbackLng: false, ns: used, lng: document.documentElement.lang });

await pageDataDecoded();

// In one go, neither waiting nor in slices: a key pressed meanwhile would end hydration, and the page would stay dead.
hydrateRoot(
  document,
  <I18nextProvider i18n={i18next}>
    <RemixBrowser />
  </I18nextProvider>,
);

/** On its first call, before any hook, RemixBrowser throws the promise of the page's data. */
async function pageDataDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

/**
 * The server named the files this page stands on by links; Remix draws those links again, and knows them by its manifest. It
 * names the manifest and this file before them by itself.
 */
function readPreloads(): void {
  const links = [...document.body.querySelectorAll('link[rel="modulepreload"]')];
  window.__remixManifest.entry.imports = links.slice(2).map((link) => link.getAttribute("href")!);
}
