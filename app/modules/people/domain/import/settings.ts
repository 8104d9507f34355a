import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { dateFormats } from "#app/platform/import/date-formats.ts";

/** What the giver of a file of people says of it besides its columns. */
export const importSettingsInput = z.object({
  dateFormat: z.enum(dateFormats).describe("How days are written in the file."),
  from: z.iso.date({ error: "people.date-required" }).describe("The first day on which what the file says holds."),
  addsTerms: tickInput
    .default(false)
    .describe(
      "Whether departments, roles and grades that the company does not have yet are added; else they refuse a line.",
    ),
  retireMissing: tickInput.default(false).describe("Whether people the file does not name leave."),
});

/**
 * What becomes of a department, role, grade or place that the company does not know: it refuses the line, the person comes
 * without it, or it is added. A place is never added, for a name tells neither its country nor its time zone.
 */
export type UnknownTerms = "REFUSE" | "LEAVE_OUT" | "ADD";

/** With what another system knows besides of those who are in it. */
export type ImportSettings = Omit<z.output<typeof importSettingsInput>, "addsTerms"> & {
  addsTerms?: boolean;
  /** Employee numbers of those it says have left. */
  leaving?: readonly string[];
  /** Employee numbers of those it says work here: who had left comes back. */
  returning?: readonly string[];
  unknownTerms?: UnknownTerms;
};
