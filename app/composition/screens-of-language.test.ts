import { expect, test } from "vitest";
import { rooms } from "./rooms.ts";
import { screensOfLanguage } from "./screens-of-language.ts";
import { strings } from "./strings.server.ts";
import { translators } from "./translators.server.ts";
import { languages } from "#app/platform/i18n/languages.ts";
import { allScreens } from "#app/shell/navigation.ts";

test.each(languages)("the screens in %s say for the browser what the server's translator says", (language) => {
  const said = allScreens(rooms, (room, key) => translators[language].of(room).t(key));
  expect(screensOfLanguage(language)).toEqual(said);
  expect(strings[language].screens).toEqual(said);
  expect(said.modules.length).toBeGreaterThan(20);
});
