import { contentTypes, type FileFormat } from "./file-kinds.ts";

/** Bytes as a file that the browser keeps under a name; nobody else keeps it. */
export function fileAnswer(bytes: Uint8Array, name: string, format: FileFormat): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": contentTypes[format],
      "Content-Disposition": `attachment; filename="${name}.${format.toLowerCase()}"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
