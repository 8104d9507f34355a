import { expect, test } from "vitest";
import type { Context } from "#app/platform/context/context.ts";
import de from "../guide/de.json" with { type: "json" };
import en from "../guide/en.json" with { type: "json" };
import { guideFor } from "./guide-for.ts";

const reader = (language: string) =>
  ({ actor: { language, adminAccesses: [], features: [], directManager: false } as never }) as Pick<Context, "actor">;
const titlesOf = (pages: readonly { title: string }[]) => pages.map(({ title }) => title);

test("the guide speaks its reader's language", () => {
  expect(titlesOf(guideFor(reader("de")))).toContain(de["find-your-way"].title);
  expect(titlesOf(guideFor(reader("en")))).toContain(en["find-your-way"].title);
});
