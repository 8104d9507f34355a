/** Kinds of files reports are made into. */
export const reportFormats = ["CSV", "XLSX", "PDF"] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** Several reports of one day are told apart by their names; characters that no file can have give way. */
export const reportFileName = (name: string, today: string) =>
  `${
    name
      .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, " ")
      .replaceAll(/ +/g, " ")
      .trim() || "report"
  } ${today}`;
