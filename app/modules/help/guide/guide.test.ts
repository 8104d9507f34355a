import { expect, test } from "vitest";
import { features } from "#app/platform/context/actor.ts";
import { languages } from "#app/platform/i18n/languages.ts";
import { besideScreen, guideIds, guideOf } from "./guide.ts";

const english = guideOf("en", features);

test("each language has every page, with as many steps, in words of its own", () => {
  for (const language of languages) {
    const pages = guideOf(language, features);
    expect(pages.map(({ id, steps }) => [id, steps.length])).toEqual(
      english.map(({ id, steps }) => [id, steps.length]),
    );
    if (language === "en") continue;
    const copied = pages.filter(({ intro }, index) => intro === english[index]!.intro);
    expect(copied).toEqual([]);
  }
});

test("what the company has not is not explained", () => {
  const without = guideOf("en", []).map(({ id }) => id);
  expect(without).toContain("sign-in-safely");
  expect(without).not.toContain("write-a-review");
  expect(guideIds.length).toBeGreaterThan(without.length);
});

test("a screen has the pages that are about it, the most precise first", () => {
  const at = (path: string) => besideScreen(english, path).map(({ id }) => id);
  expect(at("/app/company/review/manage")[0]).toBe("run-a-review-cycle");
  expect(at("/app/my-data/review/my-reviews")).toEqual(["write-a-review"]);
  expect(at("/app/my-data/develop/feedback")).toEqual(["give-feedback", "ask-for-feedback"]);
  expect(at("/app/nothing-of-ours")).toEqual(["find-your-way"]);
});
