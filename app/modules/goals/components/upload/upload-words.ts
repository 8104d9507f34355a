import type { UploadField } from "../../domain/upload/fields.ts";

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
