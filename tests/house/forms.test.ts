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

const sources = projectFiles().filter((path) => /^app\/.*\.tsx?$/.test(path) && !path.startsWith(kit));

describe("forms and acts are made of the kit", () => {
  test.each(Object.entries(byHand))("not of %s", (_, pattern) => {
    const found = sources.filter((path) => pattern.test(readFileSync(join(root, path), "utf8")));
    expect(found.filter((path) => !(path in different))).toEqual([]);
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
