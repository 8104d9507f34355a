/** Kinds of files reports are made into. */
export const reportFormats = ["CSV", "XLSX", "PDF"] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** Several reports of one day are told apart by their names: the letters and digits of any script, and nothing else. */
export const reportFileName = (name: string, today: string) =>
  `${name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "") || "report"}-${today}`;
