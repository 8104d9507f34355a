import { roomWords } from "#app/platform/i18n/room-words.ts";
import ar from "./ar.json" with { type: "json" };
import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import hi from "./hi.json" with { type: "json" };

/** The room's words where there is no page to bring them: search hits, cards of a chat. */
export const wordsAway = roomWords("integrations", { ar, de, en, es, hi });
