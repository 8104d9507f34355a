import { expect, test } from "vitest";
import { columnsAsText, columnsCookie, turned } from "./column-choice.ts";
import { hiddenColumns } from "./hidden-columns.ts";

const initially = ["email", "grade"];
const asked = (cookie?: string) =>
  hiddenColumns(
    new Request("http://x.test/", cookie === undefined ? {} : { headers: { cookie } }),
    "directory",
    initially,
  );

test("without a choice a list leaves out what it leaves out initially", () => {
  expect(asked()).toEqual(["email", "grade"]);
  expect(asked(`${columnsCookie("register")}=email`)).toEqual(["email", "grade"]);
});

test("what a browser turned on is shown, what it turned off is hidden, and a column that is new starts as all do", () => {
  const hidden = ["grade", "role"];
  const cookie = `${columnsCookie("directory")}=${columnsAsText(turned(initially, hidden))}`;
  expect(asked(cookie)).toEqual(["grade", "role"]);
  const later = hiddenColumns(new Request("http://x.test/", { headers: { cookie } }), "directory", [
    ...initially,
    "a-new-field",
  ]);
  expect(later).toEqual(["grade", "a-new-field", "role"]);
});

test("a cookie that nobody of us wrote names no columns", () => {
  expect(asked(`${columnsCookie("directory")}=<b>.${"x".repeat(41)}.`)).toEqual(["email", "grade"]);
  const many = Array.from({ length: 100 }, (_, place) => `c${place}`).join(".");
  expect(asked(`${columnsCookie("directory")}=${many}`)).toHaveLength(62);
});
