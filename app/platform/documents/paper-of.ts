import type { Report } from "./report.ts";

const zonesOfLetter =
  /^(America\/(Adak|Anchorage|Boise|Chicago|Denver|Detroit|Indiana\/.+|Indianapolis|Juneau|Kentucky\/.+|Los_Angeles|Louisville|Menominee|Metlakatla|New_York|Nome|North_Dakota\/.+|Phoenix|Sitka|Yakutat)|Pacific\/Honolulu|US\/.+)$/;

/** The paper people have: Letter where English is read in the United States, A4 elsewhere. */
export function paperOf({ language, timeZone }: { language: string; timeZone: string }): Report["paper"] {
  return language === "en-US" || (language === "en" && zonesOfLetter.test(timeZone)) ? "LETTER" : "A4";
}
