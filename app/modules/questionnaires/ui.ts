/** A questionnaire to make, one to fill in, and what was answered. */
export { QuestionnaireEditor } from "./components/questionnaire-editor.tsx";
export { QuestionnaireForm } from "./components/questionnaire-form.tsx";
/** The same with its button, sent to the action of the page. */
export { AnswerForm } from "./components/answer-form.tsx";
export { AnswerShown, PictureShown } from "./components/answers-shown.tsx";
/** One kind on a screen of a room's own: what is filled in, what is settled about a question of it. */
export { kindScreens } from "./kinds/screens.ts";
export { faultKey, useQuestionnaireWords } from "./components/questionnaire-words.ts";
export { newId } from "./components/new-id.ts";
