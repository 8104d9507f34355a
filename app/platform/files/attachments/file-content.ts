/** What a file is by its content. */
export type FoundContent = {
  kind: "IMAGE" | "GIF" | "DOCUMENT";
  /** As the reader of pictures calls it; empty for documents. */
  format: string;
  contentType: string;
  ending: string;
};

const picture = (format: string, kind: "IMAGE" | "GIF" = "IMAGE"): FoundContent => ({
  kind,
  format,
  contentType: `image/${format}`,
  ending: format,
});
const document = (ending: string, contentType: string): FoundContent => ({
  kind: "DOCUMENT",
  format: "",
  contentType,
  ending,
});

const office = "application/vnd.openxmlformats-officedocument.";
const officeKinds = [
  ["word/document", document("docx", `${office}wordprocessingml.document`)],
  ["xl/workbook", document("xlsx", `${office}spreadsheetml.sheet`)],
  ["ppt/presentation", document("pptx", `${office}presentationml.presentation`)],
] as const;
const texts: Readonly<Record<string, string>> = { txt: "text/plain", md: "text/plain", csv: "text/csv" };

/** Which of the files we take this is, by its bytes; null where it is none. Only plain texts are told apart by their name. */
export function contentOf(bytes: Uint8Array, name: string): FoundContent | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (head.startsWith("\u00ff\u00d8\u00ff")) return picture("jpeg");
  if (head.startsWith("\u0089PNG\r\n\u001a\n")) return picture("png");
  if (head.startsWith("RIFF") && head.slice(8) === "WEBP") return picture("webp");
  if (head.startsWith("GIF87a") || head.startsWith("GIF89a")) return picture("gif", "GIF");
  if (head.startsWith("%PDF-")) return document("pdf", "application/pdf");
  if (head.startsWith("PK\u0003\u0004")) return officeFile(Buffer.from(bytes));
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(texts, ending) && isText(bytes) ? document(ending, `${texts[ending]}; charset=utf-8`) : null;
}

/** The names of what a package holds stand in it unpacked; one with macros is not taken. */
function officeFile(bytes: Buffer): FoundContent | null {
  if (!bytes.includes("[Content_Types].xml") || bytes.includes("vbaProject.bin")) return null;
  return officeKinds.find(([part]) => bytes.includes(part))?.[1] ?? null;
}

function isText(bytes: Uint8Array): boolean {
  try {
    return !/[\u0000-\u0008\u000e-\u001f]/.test(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}
