import { textsOf } from "#app/platform/text/texts-of.ts";
import type { Sentiment } from "../domain/sentiment.ts";
import * as phrases from "./phrases.ts";
import { closings, deeds, effects, moments, observations, suggestions, weaknesses } from "./praise-pieces.ts";

/** Where among all texts a room begins: what it says no other says. */
const begins = { feedback: 0, feed: 0.5 };

/** What colleagues of a demo company say to one another: nothing is said twice. Begins with a small letter. */
export function demoWords(room: keyof typeof begins): Readonly<Record<Sentiment, () => string>> {
  const from = begins[room];
  return {
    APPRECIATIVE: textsOf(
      [moments, deeds, effects],
      ([moment, deed, effect]) => `${moment} you ${deed}, and ${effect}.`,
      from,
    ),
    CONSTRUCTIVE: textsOf(
      [moments, weaknesses, suggestions],
      ([moment, weakness, suggestion]) => `${moment} ${weakness}: ${suggestion}`,
      from,
    ),
    NEUTRAL: textsOf(
      [moments, observations, closings],
      ([moment, seen, closing]) => `${moment} ${seen}; ${closing}`,
      from,
    ),
  };
}

/** All that the demo data of feedback say, each text once. */
export function feedbackTexts() {
  const said = demoWords("feedback");
  const framed = ([frame, area, time]: string[]) => frame!.replace("{area}", area!).replace("{time}", time!);
  const spaced = (pieces: string[]) => pieces.join(" ");
  const joined = ([first, rest]: string[]) => `${first}: ${rest}`;
  const { questionFrames, questionAboutFrames, areas, times } = phrases;
  return {
    said: (sentiment: Sentiment) => capital(said[sentiment]()),
    note: textsOf([phrases.noteTasks, phrases.noteTopics, phrases.noteTimes], spaced),
    question: textsOf([questionFrames, areas, times], framed),
    questionAbout: textsOf([questionAboutFrames, areas, times], framed),
    reason: textsOf([phrases.declineReasons, phrases.declineTimes], spaced),
    change: textsOf([phrases.changedHabits, phrases.changedHow], spaced),
    thanks: textsOf([phrases.thanks, phrases.replies], joined),
    answer: textsOf([phrases.answers, phrases.answerRests], joined),
  };
}
export type FeedbackTexts = ReturnType<typeof feedbackTexts>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
