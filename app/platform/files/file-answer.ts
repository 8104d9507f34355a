import { contentTypes, type FileFormat } from "./file-kinds.ts";

/** Bytes as a file that the browser keeps under a name; nobody else keeps it. */
export function fileAnswer(bytes: Uint8Array, name: string, format: FileFormat): Response {
  return namedFileAnswer(bytes, `${name}.${format.toLowerCase()}`, contentTypes[format]);
}

/** The same for a file whose whole name and media type are known. */
export function namedFileAnswer(bytes: Uint8Array, fileName: string, type: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
