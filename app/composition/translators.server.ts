import { createTranslators } from "#app/platform/i18n/create-translators.ts";
import { strings } from "./strings.server.ts";

/** One translator a language for the whole process: pages, navigation and refusals take their words from it. */
export const translators = createTranslators(strings);
