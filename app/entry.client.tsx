import { RemixBrowser } from "@remix-run/react";
import i18next from "i18next";
import ICU from "i18next-icu";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { loadStrings } from "#app/composition/strings.client.ts";
import { translatorOptions } from "#app/platform/i18n/create-translator.ts";
import { keepStyleNonce } from "#app/ui/theme/style-nonce.ts";

keepStyleNonce();

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

startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={i18next}>
      <RemixBrowser />
    </I18nextProvider>,
  );
});
