import { renderToStaticMarkup } from "react-dom/server";
import { createInstance } from "i18next";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { AssistPart } from "./assist-part.tsx";

/** Somebody outside the company answers on a page whose words are those of one room. */
test("the help comes onto a page while somebody types, and waits for no words that are on their way", async () => {
  const i18n = createInstance();
  i18n.use({ type: "backend", init: () => undefined, read: () => new Promise<object>(() => undefined) });
  await i18n.init({ lng: "en", ns: [] });
  const shown = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <textarea />
      <AssistPart feature="feedback.rephrase" label="Say it better" input={() => ({})} take={() => undefined} />
    </I18nextProvider>,
  );
  expect(shown).toBe("<textarea></textarea>");
});
