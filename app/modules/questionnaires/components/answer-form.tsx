import { useState } from "react";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { useCommandForm } from "#app/platform/forms/use-command-form.ts";
import { Button } from "#app/ui/button/button.tsx";
import type { Answers } from "../domain/answers.ts";
import type { Question } from "../domain/questionnaire.ts";
import { QuestionnaireForm } from "./questionnaire-form.tsx";

export type AnswerFormProps = {
  /** The room whose words say what is refused. */
  room: string;
  /** The intent of the page's action that takes `answers: answersInput`. */
  intent: string;
  questions: readonly Question[];
  /** The word on the button, and what is said once it is done. */
  send: string;
  thanks: string;
};

/** A questionnaire to fill in and to send to the page's action; it begins anew once it is sent. */
export function AnswerForm({ room, intent, questions, send, thanks }: AnswerFormProps) {
  const [answers, setAnswers] = useState<Answers>(new Map());
  const then = ({ done }: { done: boolean }) => done && setAnswers(new Map());
  const form = useCommandForm({ room, intent, said: () => thanks, then });
  return (
    <CommandForm form={form} guarded layout="reading">
      <QuestionnaireForm questions={questions} answers={answers} onChange={setAnswers} name="answers" />
      <Button type="submit" loading={form.busy}>
        {send}
      </Button>
    </CommandForm>
  );
}
