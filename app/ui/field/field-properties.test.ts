import { describe, expect, test } from "vitest";
import { controlAria, fieldIds, firstError } from "./field-properties.ts";

describe("controlAria", () => {
  const ids = fieldIds("title");

  test("points at description and error", () => {
    expect(controlAria(ids, { label: "Title", description: "Short", error: ["Too long", "Taken"] })).toEqual({
      id: "title",
      "aria-invalid": true,
      "aria-describedby": "title-description title-error",
    });
  });

  test("is quiet when there is nothing to say", () => {
    expect(controlAria(ids, { label: "Title", error: [] })).toEqual({
      id: "title",
      "aria-invalid": undefined,
      "aria-describedby": undefined,
    });
  });
});

describe("firstError", () => {
  test("takes the first of Conform's list", () => expect(firstError(["a", "b"])).toBe("a"));
  test.each([undefined, [], "", null, false])("%j is no error", (error) => expect(firstError(error)).toBeNull());
});
