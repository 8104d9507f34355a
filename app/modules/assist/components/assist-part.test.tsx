import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createTranslator } from "#app/platform/i18n/translator.ts";
import { TranslatorProvider } from "#app/platform/i18n/use-translation.ts";
import { AssistPart } from "./assist-part.tsx";

/** Somebody outside the company answers on a page whose words are those of one room. */
test("the help comes onto a page while somebody types, and waits for no words that are on their way", () => {
  const translator = createTranslator("en", { fetch: () => new Promise<object>(() => undefined) });
  const shown = renderToStaticMarkup(
    <TranslatorProvider value={translator}>
      <textarea />
      <AssistPart feature="feedback.rephrase" label="Say it better" input={() => ({})} take={() => undefined} />
    </TranslatorProvider>,
  );
  expect(shown).toBe("<textarea></textarea>");
});
