import { roomWords } from "#app/platform/i18n/room-words.ts";
import ar from "../strings/ar.json" with { type: "json" };
import de from "../strings/de.json" with { type: "json" };
import en from "../strings/en.json" with { type: "json" };
import es from "../strings/es.json" with { type: "json" };
import hi from "../strings/hi.json" with { type: "json" };

/** The room's words in a language, for what is written on the server. */
export const wordsOf = roomWords("identity", { en, hi, es, de, ar });
