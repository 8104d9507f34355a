import { roomWords } from "../i18n/room-words.ts";
import ar from "./strings/ar.json" with { type: "json" };
import de from "./strings/de.json" with { type: "json" };
import en from "./strings/en.json" with { type: "json" };
import es from "./strings/es.json" with { type: "json" };
import hi from "./strings/hi.json" with { type: "json" };

/** Heads that columns of many rooms have. */
export const commonHeads = roomWords("files", { en, hi, es, de, ar });
export type CommonHead = keyof typeof en;
