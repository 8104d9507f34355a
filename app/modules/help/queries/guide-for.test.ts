import { expect, test } from "vitest";
import type { Context } from "#app/platform/context/context.ts";
import de from "../guide/de.json" with { type: "json" };
import en from "../guide/en.json" with { type: "json" };
import { guideFor } from "./guide-for.ts";

const actor = { language: "en", adminAccesses: [], features: [], directManager: false } as never;
const reader = { actor } as Pick<Context, "actor">;
const titlesOf = (pages: readonly { title: string }[]) => pages.map(({ title }) => title);

test("the guide speaks the language of the screen beside it", () => {
  expect(titlesOf(guideFor(reader, "de"))).toContain(de["find-your-way"].title);
});

test("where no screen says which, the guide speaks its reader's language", () => {
  expect(titlesOf(guideFor(reader))).toContain(en["find-your-way"].title);
});
