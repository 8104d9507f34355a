import { fileFormats, type FileFormat } from "#app/platform/files/file-kinds.ts";

/** A line for each objective and key result, or a line for each person. */
export const insightLevels = ["OBJECTIVE", "INDIVIDUAL"] as const;
export type InsightLevel = (typeof insightLevels)[number];

export const exportFormats = fileFormats;
export type ExportFormat = FileFormat;

export const exportStates = ["QUEUED", "RUNNING", "DONE", "FAILED", "CANCELLED"] as const;
export type ExportState = (typeof exportStates)[number];

/** So long a file can be had; then it is gone. */
export const exportKeptDays = 30;

/** A file with more lines than this is not made: a part of it would pass for the whole. */
export const mostExportRows = 20_000;

/** Nobody prints more lines than this. */
export const mostPrintedRows = 10_000;
