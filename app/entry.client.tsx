import { RemixBrowser } from "@remix-run/react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { PageInBrowser } from "#app/composition/browser/page-in-browser.tsx";
import { routerOfPage } from "#app/composition/browser/page-router.ts";
import { loadStrings } from "#app/composition/strings.client.ts";
import { refuseUnanswered } from "#app/platform/forms/unanswered.ts";
import { createTranslator } from "#app/platform/i18n/translator.ts";
import { TranslatorProvider } from "#app/platform/i18n/use-translation.ts";
import { whenPartsAlive } from "#app/ui/lazy-part/lazy-part.tsx";
import { keepStyleNonce } from "#app/ui/theme/style-nonce.ts";

keepStyleNonce();
refuseUnanswered();
readPreloads();

void comeAlive();

/**
 * Nothing waits for this file: the script of the page, which names the modules of its routes, stands on it and runs once all
 * of them have, so that they are named when the first wait below is over.
 */
async function comeAlive(): Promise<void> {
  /** The rooms whose strings the server used: their files are fetched before the page comes alive. */
  const used = (document.documentElement.dataset.namespaces ?? "shell").split(" ");
  const translator = createTranslator(document.documentElement.lang, { fetch: loadStrings });
  await Promise.allSettled(used.map((room) => translator.fetch(room)));
  const page = await pageHere();
  // In one go, neither waiting nor in slices: a key pressed meanwhile would end hydration, and the page would stay dead.
  hydrateRoot(document, <TranslatorProvider value={translator}>{page}</TranslatorProvider>);
}

/** In development the page comes as Remix brings it, whose router follows what is changed in the sources. */
async function pageHere(): Promise<ReactNode> {
  if (import.meta.env.DEV) {
    // On its first call, before any hook, RemixBrowser throws the promise of the page's data.
    await Promise.resolve()
      .then(() => RemixBrowser({}))
      .catch((decoding: unknown) => decoding);
    return <RemixBrowser />;
  }
  const { router, fetchList } = await routerOfPage();
  whenPartsAlive(fetchList);
  return <PageInBrowser router={router} />;
}

/**
 * The server named the files this page stands on by links; Remix draws those links again, and knows them by its manifest. It
 * names the manifest and this file before them by itself.
 */
function readPreloads(): void {
  const links = [...document.body.querySelectorAll('link[rel="modulepreload"]')];
  window.__remixManifest.entry.imports = links.slice(2).map((link) => link.getAttribute("href")!);
}
