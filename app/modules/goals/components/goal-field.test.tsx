import { renderToStaticMarkup } from "react-dom/server";
import { createInstance, type Resource } from "i18next";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { PeopleField, PersonField } from "#app/modules/people/ui.ts";
import { CairnTheme } from "#app/ui/theme/cairn-theme.tsx";
import { GoalField } from "./goal-field.tsx";

const words = {
  people: { picker: { placeholder: "Name, e-mail or role" } },
  goals: { picker: { placeholder: "Title" } },
};

/** The fields on a page whose strings are there, or are on their way. */
async function fieldsWith(resources: Resource[string] | null): Promise<string> {
  const i18n = createInstance();
  const never = { type: "backend" as const, init: () => undefined, read: () => new Promise<object>(() => undefined) };
  if (!resources) i18n.use(never);
  await i18n.init({ lng: "en", ns: [], ...(resources && { resources: { en: resources } }) });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <CairnTheme>
        <PersonField name="one" label="One person" />
        <PeopleField name="many" label="Many people" />
        <GoalField label="A goal" />
      </CairnTheme>
    </I18nextProvider>,
  );
}

test("fields that a choice brings onto a page are there before their words are, and say none until then", async () => {
  const before = await fieldsWith(null);
  for (const label of ["One person", "Many people", "A goal"]) expect(before).toContain(label);
  expect(before).not.toContain("picker.");
  expect(await fieldsWith(words)).toContain("Name, e-mail or role");
});
