/** A questionnaire to make, one to fill in, and what was answered. */
export { QuestionnaireEditor } from "./components/questionnaire-editor.tsx";
export { QuestionnaireForm } from "./components/questionnaire-form.tsx";
/** The same with its button, sent to the action of the page. */
export { AnswerForm } from "./components/answer-form.tsx";
export { AnswerShown, PictureShown } from "./components/answers-shown.tsx";
