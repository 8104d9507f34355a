import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectFiles, root } from "./tree.ts";

const kit = "app/platform/forms/";

/** What a form or an act would be made of by hand. */
const byHand = {
  "an answer read off the page": /\buseActionData\b/,
  "a fetcher of its own": /\buseFetcher\b/,
  "a form sent by hand": /\buseSubmit\b/,
  "a form of Conform's": /\buseForm\b[^"]*"@conform-to\/react"/s,
  "a question before leaving": /\buse(Blocker|BeforeUnload)\b/,
  "a form that is posted": /<Form\b(?![^>]*reloadDocument)[^>]*\bmethod="post"/s,
};

/** What is no form and no act of a page. */
const different: Readonly<Record<string, string>> = {
  "app/shell/components/use-loaded.ts": "reads what a profile or a panel shows of another room",
  "app/shell/components/use-address-form.ts": "applies fields that live in the address",
  "app/shell/components/use-own-acts.ts": "sends the acts of the command palette",
  "app/modules/access/components/explain/explain-screen.tsx": "asks a question whose fields hang on one another",
  "app/shell/components/list-screen/use-late-choices.ts": "reads what the filters of a list offer",
  "app/modules/identity/routes/select-organization.tsx": "signs out, and with that leaves the product",
};

/** Forms whose loss costs nobody a second thought, by what they are. */
const leftWithoutAsking: Readonly<Record<string, readonly string[]>> = {
  "the doors: passwords, codes, who somebody is": [
    "app/modules/identity/components/settings/add-passkey.tsx",
    "app/modules/identity/components/settings/change-password-form.tsx",
    "app/modules/identity/components/settings/confirm-form.tsx",
    "app/modules/identity/components/settings/totp-setup.tsx",
    "app/modules/identity/components/sign-in/first-departments-form.tsx",
    "app/modules/identity/components/sign-in/first-place-form.tsx",
    "app/modules/identity/components/sign-in/new-password-form.tsx",
    "app/modules/identity/components/sign-in/one-field-form.tsx",
    "app/modules/identity/components/sign-in/sign-in-form.tsx",
    "app/modules/identity/components/sign-in/sign-up-form.tsx",
    "app/modules/identity/routes/email-verification.tsx",
    "app/modules/identity/routes/login-second-step.tsx",
    "app/modules/integrations/components/sign-in-screen.tsx",
  ],
  "one line that is added to a list, or changed in it": [
    "app/modules/goals/components/access-templates/template-list.tsx",
    "app/modules/one-on-ones/components/meeting/action-items.tsx",
    "app/modules/one-on-ones/components/meeting/agenda.tsx",
    "app/modules/one-on-ones/components/meeting/point-text.tsx",
  ],
  "a choice of what there is, with nothing to type": [
    "app/modules/audiences/components/sharing/sharing-screen.tsx",
    "app/modules/develop/components/company/approve-requests.tsx",
    "app/modules/embeds/components/embed-key-row.tsx",
    "app/modules/goal-reports/components/insights/goal-exports.tsx",
    "app/modules/goal-templates/components/goal-template-acts.tsx",
    "app/modules/people/components/list/taggable-table.tsx",
    "app/modules/reviews/components/team/share-screen.tsx",
  ],
  "a part that hands on what it is given": ["app/shell/components/file-import/file-parts.tsx"],
};

/** A form that leaves what was typed behind without a word. */
function leavesSilently(path: string): boolean {
  const source = readFileSync(join(root, path), "utf8");
  if (/<UnsavedChanges\b/.test(source)) return false;
  const opened = source.match(/<CommandForm\b(?:[^>]|=>)*>/g) ?? [];
  return opened.some((form) => !/\bguarded\b/.test(form));
}

const sources = projectFiles().filter((path) => /^app\/.*\.tsx?$/.test(path) && !path.startsWith(kit));

describe("forms and acts are made of the kit", () => {
  test.each(Object.entries(byHand))("not of %s", (_, pattern) => {
    const found = sources.filter((path) => pattern.test(readFileSync(join(root, path), "utf8")));
    expect(found.filter((path) => !(path in different))).toEqual([]);
  });

  test("what was typed is asked about before it is left", () => {
    const silent = sources.filter((path) => path.endsWith(".tsx") && leavesSilently(path));
    expect(silent.sort()).toEqual(Object.values(leftWithoutAsking).flat().sort());
  });

  test("the fields of a form are read where no field of the name `elements` stands in the way", () => {
    const found = projectFiles()
      .filter((path) => /^app\/.*\.tsx?$/.test(path))
      .filter((path) =>
        /(form|current|HTMLFormElement[^;\n]*\))\??\.elements\b/.test(readFileSync(join(root, path), "utf8")),
      );
    expect(found).toEqual([]);
  });

  test("what is different still is", () => {
    const known = sources.filter((path) => path in different);
    const needed = known.filter((path) => {
      const source = readFileSync(join(root, path), "utf8");
      return Object.values(byHand).some((pattern) => pattern.test(source));
    });
    expect(needed.sort()).toEqual(Object.keys(different).sort());
  });
});
