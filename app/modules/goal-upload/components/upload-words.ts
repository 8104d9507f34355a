import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useGoalWords } from "#app/modules/goals/ui.ts";
import type { UploadField } from "../domain/fields.ts";

/** What each column is called, by its key in the strings. */
export const uploadFieldWords: Readonly<Record<UploadField, string>> = {
  objective: "upload.field.objective",
  description: "form.description",
  owner: "upload.field.owner",
  timeFrame: "upload.field.timeFrame",
  level: "column.level",
  visibility: "upload.field.visibility",
  parent: "upload.field.parent",
  keyResult: "upload.field.keyResult",
  measure: "upload.field.measure",
  start: "upload.field.start",
  target: "upload.field.target",
  weightage: "form.weightage",
  metric: "metrics.follow",
};

/** The words of this room; how goals and refusals are called is the room of goals' to say. */
export function useUploadWords(timeZone?: string) {
  const goalWords = useGoalWords(timeZone);
  const { t } = useTranslation("goal-upload");
  return useMemo(() => ({ ...goalWords, t }), [goalWords, t]);
}
export type UploadWords = ReturnType<typeof useUploadWords>;
