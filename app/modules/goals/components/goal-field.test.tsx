import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createTranslator } from "#app/platform/i18n/translator.ts";
import { TranslatorProvider } from "#app/platform/i18n/use-translation.ts";
import { PeopleField, PersonField } from "#app/modules/people/ui.ts";
import { CairnTheme } from "#app/ui/theme/cairn-theme.tsx";
import { GoalField } from "./goal-field.tsx";

const words = {
  people: { picker: { placeholder: "Name, e-mail or role" } },
  goals: { picker: { placeholder: "Title" } },
};

/** The fields on a page whose strings are there, or are on their way. */
function fieldsWith(strings: Record<string, object> | null): string {
  const fetch = () => new Promise<object>(() => undefined);
  const translator = createTranslator("en", strings ? { strings } : { fetch });
  return renderToStaticMarkup(
    <TranslatorProvider value={translator}>
      <CairnTheme>
        <PersonField name="one" label="One person" />
        <PeopleField name="many" label="Many people" />
        <GoalField label="A goal" />
      </CairnTheme>
    </TranslatorProvider>,
  );
}

test("fields that a choice brings onto a page are there before their words are, and say none until then", async () => {
  const before = await fieldsWith(null);
  for (const label of ["One person", "Many people", "A goal"]) expect(before).toContain(label);
  expect(before).not.toContain("picker.");
  expect(await fieldsWith(words)).toContain("Name, e-mail or role");
});
