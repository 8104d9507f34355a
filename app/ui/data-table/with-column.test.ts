import { expect, test } from "vitest";
import { withColumn } from "./with-column.ts";

test("hiding adds once, showing takes away", () => {
  expect(withColumn(["a"], "b", false)).toEqual(["a", "b"]);
  expect(withColumn(["a", "b"], "b", false)).toEqual(["a", "b"]);
  expect(withColumn(["a", "b"], "a", true)).toEqual(["b"]);
});
