import { expect, test } from "vitest";
import { settingsOfModule } from "./module-settings.ts";

const modules = "/app/company/settings/platform/modules";
const leadsTo = settingsOfModule("review", { templates: "/app/company/review/settings" });

test.each([
  [modules, "?module=review&activeTabId=templates", "/app/company/review/settings"],
  [`${modules}.data`, "?module=review&activeTabId=templates", "/app/company/review/settings"],
  [modules, "?module=review&activeTabId=unknown", null],
  [modules, "?module=review", null],
  [modules, "?module=goal&activeTabId=templates", null],
  ["/app/company/review/settings", "?module=review&activeTabId=templates", null],
])("%s%s leads to %s", (pathname, search, address) => expect(leadsTo(pathname, search)).toBe(address));
