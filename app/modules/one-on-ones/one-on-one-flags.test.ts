import { expect, test } from "vitest";
import { addressOfOneOnOneFlags } from "./one-on-one-flags.ts";

const [one, two] = ["0193a1b2-0000-7000-8000-000000000001", "0193a1b2-0000-7000-8000-000000000002"];

test.each([
  ["", null],
  ["?isOneOnOne=true", null],
  ["?checkInInstanceId=7", null],
  [`?checkInInstanceId=${one}&checkInParentId=${two}&isOneOnOne=true`, `/app/my-data/oneOnOne/legacy/id/${one}`],
  [`?checkInParentId=${two}`, `/app/my-data/oneOnOne/${two}`],
  [
    `?checkInInstanceId=${one}&panelStack=COMPETENCY:${two}`,
    `/app/my-data/oneOnOne/legacy/id/${one}?panelStack=COMPETENCY:${two}`,
  ],
])("%s leads to %s", (search, address) => {
  expect(addressOfOneOnOneFlags("/app", search)).toBe(address);
});

test("the settings of the module stand where old links look for them", () => {
  expect(
    addressOfOneOnOneFlags("/app/company/settings/platform/modules", "?module=oneOnOne&activeTabId=templates"),
  ).toContain("/app/company/oneOnOne/settings");
});
