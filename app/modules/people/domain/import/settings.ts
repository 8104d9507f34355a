import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { dateFormats } from "#app/platform/import/date-formats.ts";

/** What the giver of a file of people says of it besides its columns. */
export const importSettingsInput = z.object({
  dateFormat: z.enum(dateFormats).describe("How days are written in the file."),
  from: z.iso.date({ error: "people.date-required" }).describe("The first day on which what the file says holds."),
  retireMissing: tickInput.default(false).describe("Whether people the file does not name leave."),
});

/** With what another system knows besides of those who are in it. */
export type ImportSettings = z.output<typeof importSettingsInput> & {
  /** Employee numbers of those it says have left. */
  leaving?: readonly string[];
  /** Employee numbers of those it says work here: who had left comes back. */
  returning?: readonly string[];
};
