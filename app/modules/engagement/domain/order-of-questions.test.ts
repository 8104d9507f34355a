import { expect, test } from "vitest";
import type { Question } from "#app/modules/questionnaires/domain.ts";
import { mixedQuestions } from "./order-of-questions.ts";

const asks = (id: string, more: Partial<Question> = {}) => ({ id, when: null, ...more }) as Question;
const section = (en: string) => ({ heading: { en }, help: {} });
const form = [
  ...[asks("a1", { section: section("A") }), asks("a2"), asks("a3"), asks("a4"), asks("a5")],
  ...[asks("b1", { section: section("B") }), asks("b2", { when: { questionId: "b1", picked: ["yes"] } }), asks("b3")],
  ...[asks("c1", { section: section("C"), when: { questionId: "b1", picked: ["yes"] } }), asks("c2"), asks("c3")],
];
const seeds = Array.from({ length: 40 }, (_, at) => (at + 0.5) / 40);
const orders = (before = new Map<string, object>()) =>
  seeds.map((seed) => mixedQuestions(form, seed, before).map(({ id }) => id));

test("questions are mixed within their section and never leave it, and its heading stands above the first", () => {
  for (const order of orders()) expect(order.map((id) => id[0]).join("")).toBe("aaaaabbbccc");
  expect(new Set(orders().map((order) => order.slice(0, 5).join())).size).toBeGreaterThan(10);
  for (const seed of seeds) {
    const mixed = mixedQuestions(form, seed, new Map());
    expect(mixed.flatMap((question, at) => (question.section ? [`${at}${question.section.heading.en}`] : []))).toEqual([
      "0A",
      "5B",
      "8C",
    ]);
  }
});

test("a condition within a section keeps it as it was designed; one on a section before does not", () => {
  for (const order of orders()) expect(order.slice(5, 8)).toEqual(["b1", "b2", "b3"]);
  expect(new Set(orders().map((order) => order.slice(8).join())).size).toBeGreaterThan(1);
});

test("what was answered comes first in its section, in the order in which it was", () => {
  const before = new Map([
    ["a4", {}],
    ["a2", {}],
    ["c3", {}],
  ]);
  for (const order of orders(before)) expect([order[0], order[1], order[8]]).toEqual(["a4", "a2", "c3"]);
});
