/** What can be asked and how it is answered; every kind of answer is a folder of `kinds/`. */
export { beginSetup, kindNames, kindSetup, type KindName } from "./kinds/kinds.ts";
export {
  commentRules,
  faultsOfQuestions,
  newQuestion,
  questionSchema,
  questionsSchema,
  type Question,
  type Section,
} from "./domain/questionnaire.ts";
/** Headings above questions: a form in its sections, some of its questions, each section in an order of its own. */
export { keptSections, orderedWithin, sectionOf, sectionsOf } from "./domain/sections.ts";
/** A question ready for answers: what fits it, what it scores, how it is told. */
export { askedBy } from "./domain/questionnaire.ts";
export type { Asked, Reading } from "./domain/answer-kind.ts";
export { textIn, type Texts } from "./domain/texts.ts";
/** Answers as they were sent, checked against their questions, with conditions and what is needed. */
export { askedAfter, readAnswers, scoreOf, type Answer, type Answers } from "./domain/answers.ts";
export { answersInput } from "./domain/answers-input.ts";
/** Many answers as plain numbers, and as rows of a sheet. */
export { pictureOf, type Picture } from "./domain/picture.ts";
export { exportColumns, exportRow } from "./domain/export.ts";
/** Lines of a text area as options that keep their ids. */
export { optionLines, optionsTyped } from "./domain/option-lines.ts";
export { areTold } from "./domain/options.ts";
/** The usual scales of three to seven steps, in every language. */
export { scaleLevels, scaleNames, scaleOptions, type ScaleLevel, type ScaleName } from "./domain/scales.ts";
/** Everything that people read of a question, in the languages it was written in. */
export { textsOf } from "./domain/texts-of.ts";
/** A questionnaire once more, with ids of its own. */
export { copied } from "./domain/edit.ts";
