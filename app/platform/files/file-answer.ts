import { contentTypes, type FileFormat } from "./file-kinds.ts";

/** Bytes as a file that the browser keeps under a name; nobody else keeps it. */
export function fileAnswer(bytes: Uint8Array, name: string, format: FileFormat): Response {
  return namedFileAnswer(bytes, `${name}.${format.toLowerCase()}`, contentTypes[format]);
}

/** The same for a file whose whole name and media type are known. */
export function namedFileAnswer(
  content: Uint8Array | string | ReadableStream<Uint8Array>,
  fileName: string,
  type: string,
): Response {
  return new Response(content instanceof Uint8Array ? new Uint8Array(content) : content, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; ${fileNameSaid(fileName)}`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

const calendarType = "text/calendar; charset=utf-8";

/** A report for print, as a file. */
export function paperAnswer(bytes: Uint8Array, name: string): Response {
  return fileAnswer(bytes, name, "PDF");
}

/** What a program may read as well as a person, to be kept. */
export function jsonAnswer(value: unknown, name: string): Response {
  return namedFileAnswer(JSON.stringify(value, undefined, 2), `${name}.json`, "application/json");
}

/** What a calendar reads, as a file. */
export function calendarAnswer(calendar: string, name: string): Response {
  return namedFileAnswer(calendar, `${name}.ics`, calendarType);
}

/** The name of a file as a header says it (RFC 6266): in any script, and in ASCII besides where it holds anything else. */
export function fileNameSaid(fileName: string): string {
  const plain = fileName.replace(/[^ -~]|["\\%]/gu, "_");
  return plain === fileName
    ? `filename="${fileName}"`
    : `filename="${plain}"; filename*=UTF-8''${percentEncoded(fileName)}`;
}

/** As RFC 5987 wants it, which leaves fewer signs as they are than `encodeURIComponent` does. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
