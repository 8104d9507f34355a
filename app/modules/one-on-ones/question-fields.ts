import { choice, recordFields, text } from "#app/modules/records/domain.ts";
import { lifecycleMoments, themes } from "./domain/words.ts";

/** What is said of a question of the company's own in the agenda library. */
export const questionFields = recordFields("one-on-ones", {
  text: text(500, {
    ...{ said: "What is asked.", required: true, lines: 3, label: "question.text" },
    refusals: { needed: "one-on-ones.point-needed", tooLong: "one-on-ones.too-long" },
  }),
  about: choice([...themes, ...lifecycleMoments], {
    ...{ said: "The theme, or the moment of somebody's time in the company, under which it is found.", required: true },
    ...{ label: "question.about", words: "topic" },
    refusals: { needed: "one-on-ones.about-needed", wrong: "one-on-ones.about-needed" },
  }),
});
