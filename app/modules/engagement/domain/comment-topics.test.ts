import { expect, test } from "vitest";
import { feelingOf, topicsOf } from "./comment-topics.ts";

test.each([
  ["Fewer meetings on Mondays, please.", ["MEETINGS"], "WISH"],
  ["Thank you for the new laptop.", ["TOOLS"], "PRAISE"],
  ["Bitte weniger Überstunden im Team.", ["WORKLOAD", "TEAM"], "WISH"],
  ["Gracias por la formación.", ["CAREER"], "PRAISE"],
  ["نحتاج إلى اجتماعات أقل", ["MEETINGS"], "WISH"],
  ["वेतन", ["PAY"], null],
  ["Nothing to add", [], null],
])("%s", (text, topics, feeling) => {
  expect(topicsOf(text)).toEqual(topics);
  expect(feelingOf(text)).toBe(feeling);
});
