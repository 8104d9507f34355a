import { z } from "zod";
import { assistFeature } from "#app/platform/contributions/assist.ts";
import { feature } from "#app/platform/http/can.ts";
import { languageNamed } from "#app/platform/i18n/languages.ts";

/** A comment of a review, or its summary, from the evidence that stands beside it and what is written already. */
export const reviewComment = assistFeature({
  key: "reviews.comment",
  label: "assist.comment",
  can: feature("REVIEW"),
  input: z
    .object({
      question: z.string().trim().min(1).max(1_000),
      /** Sentences of the evidence, as the writer sees them. */
      evidence: z.array(z.string().max(1_000)).max(20).default([]),
      text: z.string().trim().max(10_000).default(""),
    })
    .refine(({ evidence, text }) => evidence.length > 0 || text !== ""),
  byRules: async (_context, { evidence }) => evidence.join("\n"),
  question: async ({ actor: { language } }, { question, evidence, text }) => ({
    instructions:
      `You help somebody write a comment in a performance review. Write at most 120 words that answer the question from the ` +
      `evidence and from what is written already. Every statement rests on one of them; add nothing, judge no character, name no ` +
      `rating. Answer with the comment alone, in ${languageNamed(language)}.`,
    text: [
      `Question: ${question}`,
      ...(evidence.length > 0 ? ["Evidence:", ...evidence.map((one) => `- ${one}`)] : []),
      ...(text === "" ? [] : ["Written already:", text]),
    ].join("\n"),
  }),
  mostTokens: 600,
});
