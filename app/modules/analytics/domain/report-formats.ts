/** Kinds of files reports are made into. */
export const reportFormats = ["CSV", "XLSX", "PDF"] as const;
export type ReportFormat = (typeof reportFormats)[number];
