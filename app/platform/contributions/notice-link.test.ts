import { expect, test } from "vitest";
import { linkOfNotice } from "./notice-link.ts";

test.each([
  ["/app", "/app?notice=7"],
  ["/app/goal/1?tab=history#note", "/app/goal/1?tab=history&notice=7#note"],
  ["/app/list?name=a%26b", "/app/list?name=a%26b&notice=7"],
])("%s says which notice it was opened from", (link, said) => {
  expect(linkOfNotice(link, "7")).toBe(said);
});
