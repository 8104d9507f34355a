import { demoWords } from "#app/modules/feedback/index.ts";
import { textsOf } from "#app/platform/text/texts-of.ts";
import type { SeededRandom } from "#app/platform/time/seeded-random.ts";
import * as phrases from "./phrases.ts";

const answered = ([opening, middle, ending]: string[]) => `${opening}, ${middle}: ${ending}`;
const spaced = (pieces: string[]) => pieces.join(" ");

/** All that the demo data of the feed say, each sentence once, with `@` for who is named. */
export function feedTexts() {
  const said = demoWords("feed");
  const news = textsOf([phrases.newsSubjects, phrases.newsDoings, phrases.newsDetails], spaced);
  const team = textsOf([phrases.teamThings, phrases.teamChanges, phrases.teamReasons], spaced);
  const reply = textsOf([phrases.replyOpenings, phrases.replyMiddles, phrases.replyEndings], answered);
  return {
    praise: (random: SeededRandom) =>
      `${random.pick(phrases.kudosOpenings)} ${said.APPRECIATIVE()} ${random.pick(phrases.kudosTags)}`,
    news: (random: SeededRandom) => `${news()} ${random.pick(phrases.newsTags)}`.trimEnd(),
    team,
    advice: () => `@, ${said.CONSTRUCTIVE()}`,
    reply,
  };
}
export type FeedTexts = ReturnType<typeof feedTexts>;
