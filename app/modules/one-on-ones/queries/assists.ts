import { z } from "zod";
import { assistFeature } from "#app/platform/contributions/assist.ts";
import { feature } from "#app/platform/http/can.ts";
import { languageNamed } from "#app/platform/i18n/languages.ts";

const most = 5;

/** Points for the agenda of a 1:1, a line each, from what stands on it and what the product sees. */
export const agendaPoints = assistFeature({
  key: "one-on-ones.agenda",
  label: "assist.agenda",
  can: feature("CHECK_IN"),
  input: z
    .object({
      points: z.array(z.string().max(2_000)).max(100).default([]),
      /** What the product recommends, in the words of the page. */
      seen: z.array(z.string().max(1_000)).max(20).default([]),
    })
    .refine(({ points, seen }) => points.length + seen.length > 0),
  byRules: async (_context, { seen }) => seen.join("\n"),
  question: async ({ actor: { language } }, { points, seen }) => ({
    instructions:
      `You help two people prepare a one-on-one. Suggest at most ${most} points to talk about, each an open question of at most ` +
      `fifteen words that follows from what is given, and none that stands on the agenda already. Answer with the points alone, a ` +
      `line each, without bullets, in ${languageNamed(language)}.`,
    text: ["On the agenda:", ...points.map((one) => `- ${one}`), "Seen:", ...seen.map((one) => `- ${one}`)].join("\n"),
  }),
  mostTokens: 400,
});
