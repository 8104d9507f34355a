import { createContext, useContext } from "react";
import { createTranslator, type Rooms, type RoomWords, type Translator } from "./translator.ts";

/** Where no page says its language, keys are said themselves. */
const wordless = createTranslator("en", {});

const TranslatorContext = createContext<Translator>(wordless);

/** The translator of all that is shown within. */
export const TranslatorProvider = TranslatorContext.Provider;

/**
 * The words of rooms, `shell` where none is named: `t("save")`. What shows them waits where they are on their way.
 * @throws Promise of those on their way, as React's Suspense asks; Error where they could not be had
 */
export function useTranslation(rooms: Rooms = "shell"): RoomWords {
  const words = useContext(TranslatorContext).of(rooms);
  if (words.coming) throw words.coming;
  if (words.failure) throw words.failure;
  return words;
}

/** The words of rooms as they are there: while some are on their way (`coming`), their keys are said. */
export function useWordsAsTheyCome(rooms: Rooms): RoomWords {
  return useContext(TranslatorContext).of(rooms);
}
