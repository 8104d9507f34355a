import { fileNameSaid } from "#app/platform/files/file-answer.ts";
import { z } from "zod";
import { openAttachment } from "#app/platform/files/attachments/attachments.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";

/**
 * The bytes of a file. The rights of who asks are looked at each time: a browser may keep them, and asks whether it still
 * may show them. Nothing but pictures is shown in place, and nothing that comes from here may run.
 */
export const loader = page({
  can: signedIn,
  input: z.object({ attachmentId: z.uuid() }),
  load: async (context, { attachmentId }, request) => {
    const etag = `"${attachmentId}"`;
    const held = request.headers.get("if-none-match") === etag;
    const { kind, contentType, fileName, bytes } = await openAttachment(context, attachmentId, { held });
    const headers = {
      "Content-Type": contentType,
      "Cache-Control": "private, no-cache",
      ETag: etag,
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Content-Disposition": `${kind === "DOCUMENT" ? "attachment" : "inline"}; ${fileNameSaid(fileName)}`,
    };
    return held ? new Response(null, { status: 304, headers }) : new Response(new Uint8Array(bytes), { headers });
  },
});
