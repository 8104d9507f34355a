import { paperAnswer } from "#app/platform/files/file-answer.ts";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { roomWords } from "#app/platform/i18n/room-words.ts";
import ar from "../strings/ar.json" with { type: "json" };
import de from "../strings/de.json" with { type: "json" };
import en from "../strings/en.json" with { type: "json" };
import es from "../strings/es.json" with { type: "json" };
import hi from "../strings/hi.json" with { type: "json" };

const words = roomWords("shell", { en, hi, es, de, ar });

/** A signed document with its proof, as a PDF, for who may see its record. */
export const loader = page({
  can: signedIn,
  input: z.object({ documentId: z.uuid() }),
  load: async (context, { documentId }, request) => {
    const { documentFile } = await import("#app/platform/signatures/document-file.ts");
    const verifyAddress = new URL("/verify", request.url).href;
    const { bytes, title } = await documentFile(context, documentId, { words, verifyAddress });
    return paperAnswer(bytes, title);
  },
});
