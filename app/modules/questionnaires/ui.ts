/** A questionnaire to make, one to fill in, and what was answered. */
export { QuestionnaireEditor } from "./components/questionnaire-editor.tsx";
export { QuestionnaireForm } from "./components/questionnaire-form.tsx";
export { AnswerShown, PictureShown } from "./components/answers-shown.tsx";
