import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import { sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { pagesBySlice } from "#app/platform/files/sheet-pages.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { LongSheet, SheetColumn } from "#app/platform/files/sheet.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { listExport } from "#app/platform/tasks/list-export.ts";
import { textFor } from "../domain/text-for.ts";
import { surveyRows, type SurveyRow } from "./survey-lists.ts";
import { wordsOf } from "./words.ts";

const { date, long, number, text } = sheetsIn(wordsOf);

const columns = (language: string): readonly SheetColumn<SurveyRow>[] => [
  text("id", { common: "id" }, ({ id }) => id),
  text("title", "insights.survey", ({ title }) => textFor(title, language)),
  text("purpose", { common: "kind" }, ({ purpose }) => purpose, "purpose"),
  text(
    "privacy",
    "settings.privacy",
    ({ privacy }) => privacy,
    (row, t) => t(`privacy.${row.privacy}`),
  ),
  text("state", "settings.state", ({ state }) => state, "state"),
  number("asked", { common: "people" }, ({ asked }) => asked),
  number("took_part", "completion.took-part", ({ state, took }) => (state === "DRAFT" ? null : took)),
  date("last_day", "completion.last-day", ({ closesOn }) => closesOn),
];

/** The company's surveys as a file. */
export const surveyListExport = listExport({
  kind: "engagement.survey-list",
  can: all(feature("ENGAGEMENT"), mayEver("view", "Survey")),
  input: z.object({ format: sheetFormatInput }),
  name: (context) => `surveys-${context.today()}`,
  sheet: async (context): Promise<LongSheet> => {
    await authorize(context, "view", { kind: "Survey" });
    return long(
      "settings.engagement_surveys",
      columns(context.actor.language),
      pagesBySlice((slice) => surveyRows(context, slice)),
    );
  },
});
