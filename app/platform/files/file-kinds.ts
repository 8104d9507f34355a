/** Files for spreadsheets. */
export const sheetFormats = ["CSV", "XLSX"] as const;

export const fileFormats = [...sheetFormats, "PDF"] as const;
export type FileFormat = (typeof fileFormats)[number];

/** What a browser is told that a file is. */
export const contentTypes: Readonly<Record<FileFormat, string>> = {
  CSV: "text/csv; charset=utf-8",
  XLSX: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  PDF: "application/pdf",
};
