import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Texts } from "#app/modules/questionnaires/domain.ts";
import { settingsTabs, type Minimum, type SettingsTab } from "../domain/survey.ts";
import { library, type DriverName } from "../domain/samples/library.ts";
import { benchmarkRows, type BenchmarkRow } from "./benchmarks.ts";
import { minimumOf } from "./minimum.ts";
import { offeredDrivers, type OfferedDriver } from "./drivers.ts";
import { editedSeries, seriesList, type EditedSeries, type SeriesList } from "./series-list.ts";
import { surveyRows, type SurveyRow } from "./survey-lists.ts";
import { templateRows, type TemplateRow } from "./templates.ts";

export const settingsPageInput = z.object({
  activeTabId: z.enum(settingsTabs).default("engagement_surveys").catch("engagement_surveys"),
  form: z.enum(["new", "series"]).optional().catch(undefined),
  /** The recurring survey that is changed. */
  series: z.guid().optional().catch(undefined),
});

export type LibraryRow = { name: string; text: Texts; driver: DriverName; kind: string; source: string };

export type SettingsPage = {
  tab: SettingsTab;
  isBeginning: boolean;
  isPlanning: boolean;
  recurring: SeriesList | null;
  edited: EditedSeries | null;
  surveys: SurveyRow[];
  templates: { own: TemplateRow[]; samples: TemplateRow[] };
  library: LibraryRow[];
  drivers: OfferedDriver[];
  benchmarks: BenchmarkRow[] | null;
  /** Of how few answers the company shows nothing. */
  minimum: Minimum;
};

/** Surveys of the company and what they are made of. */
export async function settingsPage(
  context: Context,
  { activeTabId, form, series }: z.output<typeof settingsPageInput>,
): Promise<SettingsPage> {
  await authorize(context, "view", { kind: "Survey" });
  return {
    tab: activeTabId,
    isBeginning: form === "new",
    isPlanning: form === "series",
    recurring: activeTabId === "series" ? await seriesList(context) : null,
    edited: activeTabId === "series" && series ? await editedSeries(context, series) : null,
    surveys: await surveyRows(context),
    templates: await templateRows(context),
    library: activeTabId === "question_library" ? libraryRows() : [],
    drivers: activeTabId === "engagement_drivers" ? await offeredDrivers(context) : [],
    benchmarks: activeTabId === "benchmarks" ? await benchmarkRows(context) : null,
    minimum: await minimumOf(context),
  };
}

const libraryRows = (): LibraryRow[] => Object.entries(library).map(([name, question]) => ({ name, ...question }));
