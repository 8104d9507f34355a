import { expect, test } from "vitest";
import { newQuestion, questionsSchema, faultsOfQuestions, type Question, type Section } from "./questionnaire.ts";
import { keptSections, movedQuestion, orderedWithin, sectionOf, sectionsOf, withoutQuestion } from "./sections.ts";
import { copied, duplicated } from "./edit.ts";
import { textsOf } from "./texts-of.ts";

const section = (en: string): Section => ({ heading: { en }, help: {} });
const asks = (id: string, begins?: string): Question => ({
  ...newQuestion("enps", () => id),
  text: { en: `${id}?` },
  ...(begins && { section: section(begins) }),
});
/** `a [b c] [d]`: what stands in brackets is a section. */
const form = [asks("a"), asks("b", "Work"), asks("c"), asks("d", "Team")];
const drawn = (questions: readonly Question[]) =>
  sectionsOf(questions)
    .map(({ section: begins, questions: each }) => {
      const ids = each.map(({ id }) => id).join(" ");
      return begins ? `${begins.heading.en}[${ids}]` : ids;
    })
    .join(" ");

test("a section goes on until another one begins, and a form without any is one", () => {
  expect(drawn(form)).toBe("a Work[b c] Team[d]");
  expect(drawn([asks("a"), asks("b")])).toBe("a b");
  expect(sectionsOf([])).toEqual([]);
  expect(sectionOf(form, "c")?.section?.heading.en).toBe("Work");
  expect(sectionOf(form, "a")?.section).toBeNull();
});

test("moving keeps headings where they stand, and takes a question over an edge into the section beside it", () => {
  expect(drawn(movedQuestion(form, 2, -1))).toBe("a Work[c b] Team[d]");
  expect(drawn(movedQuestion(form, 2, 1))).toBe("a Work[b] Team[c d]");
  expect(drawn(movedQuestion(form, 1, -1))).toBe("a b Work[c] Team[d]");
  expect(drawn(movedQuestion(form, 3, -1))).toBe("a Team[d] Work[b c]");
  expect(drawn(movedQuestion(form, 0, -1))).toBe("a Work[b c] Team[d]");
  expect(drawn(movedQuestion(form, 3, 1))).toBe("a Work[b c] Team[d]");
  expect(drawn(movedQuestion([asks("a"), asks("b")], 0, 1))).toBe("b a");
});

test("what is left of a form stands under its headings, whichever question they stood above", () => {
  expect(drawn(withoutQuestion(form, 1))).toBe("a Work[c] Team[d]");
  expect(drawn(withoutQuestion(form, 3))).toBe("a Work[b c]");
  expect(drawn(keptSections(form, ({ id }) => id !== "b" && id !== "a"))).toBe("Work[c] Team[d]");
  expect(drawn(orderedWithin(form, (some) => some.toReversed()))).toBe("a Work[c b] Team[d]");
});

test("a copy of a form has its sections, a question once more begins none", () => {
  let given = 0;
  expect(drawn(copied(form, () => `n${(given += 1)}`).questions)).toBe("n1 Work[n2 n3] Team[n4]");
  expect(drawn(duplicated(form, 1, () => "e"))).toBe("a Work[b e c] Team[d]");
});

test("a heading has words, and they are read in every language as those of questions are", () => {
  expect(questionsSchema.parse(form)).toMatchObject(form);
  const untitled = { ...form[0]!, section: { heading: {}, help: {} } };
  expect([...faultsOfQuestions([untitled])]).toEqual([["a", "section-unnamed"]]);
  expect(textsOf({ ...form[1]!, help: {} })).toEqual([{ en: "Work" }, { en: "b?" }]);
});
