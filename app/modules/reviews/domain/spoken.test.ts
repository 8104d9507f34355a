import { expect, test } from "vitest";
import { elementSchema } from "./elements.ts";
import { fieldsOf } from "./fields.ts";
import { sampleElements, sampleNames } from "./samples.ts";
import { fieldsSpokenTo, told, toldElements } from "./spoken.ts";

const about = { name: "Asha Rao", cycle: "2026" };
const element = elementSchema.parse({
  ...{ id: "part", kind: "QNA", title: "Work of {name}", help: "In {cycle}", answerType: "TEXT" },
  questions: [
    {
      ...{ id: "q", text: "How did {name} do?", help: "Think of {name}", answerType: "TEXT" },
      wordings: { SELF: "How did you do?", PEER: "" },
    },
  ],
});
const asked = { elements: [element], fields: fieldsOf([element], { competencies: [], goals: [] }) };

test("who is asked is spoken to in words of their own; where there are none the question stands, with its macros told", () => {
  const text = (provider: "SELF" | "PEER" | "UPWARD") => fieldsSpokenTo(provider, asked, about)[0]!.text;
  expect([text("SELF"), text("PEER"), text("UPWARD")]).toEqual([
    "How did you do?",
    "How did Asha Rao do?",
    "How did Asha Rao do?",
  ]);
  expect(fieldsSpokenTo("SELF", asked, about)[0]!.help).toBe("Think of Asha Rao");
  expect(toldElements([element], about)[0]).toMatchObject({ title: "Work of Asha Rao", help: "In 2026" });
});

test("a name is told as it is, whatever it holds, and other braces stay", () => {
  expect(told("{name} {unknown}", { name: "$& {cycle}", cycle: "$1" })).toBe("$& $1 {unknown}");
});

test("samples speak to the person themselves, but those that are asked of nobody about themselves", () => {
  for (const sample of sampleNames) {
    const questions = sampleElements(sample, (key) => key).flatMap((one) => one.questions);
    const own = questions.filter(({ wordings }) => wordings?.SELF);
    expect(own.length).toBe(sample === "upward" ? 0 : questions.length);
  }
});
