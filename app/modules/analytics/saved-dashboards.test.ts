import { expect, test } from "vitest";
import { savedAddressOf } from "./saved-dashboards.ts";

const saved = (path: string) => savedAddressOf(`https://acme.test${path}`).replace("https://acme.test", "");

test("a dashboard is kept as one list of its scope, of which the topic is a choice", () => {
  expect(saved("/app/company/analytics/goals?period=last-quarter&split=manager")).toBe(
    "/app/company/analytics?period=last-quarter&split=manager&topic=goals",
  );
  expect(saved("/app/team/all-reports/analytics/oneOnOne.data")).toBe("/app/team/all-reports/analytics?topic=oneOnOne");
  expect(saved("/app/company/analytics?topic=goals")).toBe("/app/company/analytics?topic=goals");
  // Asked for without a word, it opens with the view that somebody has chosen.
  expect(saved("/app/company/analytics")).toBe("/app/company/analytics");
});
