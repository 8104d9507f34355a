import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { StoryScreen } from "#app/shell/testing/story-screen.tsx";
import type { Answers } from "../domain/answers.ts";
import { pictureOf } from "../domain/picture.ts";
import { faultsOfQuestions, type Question } from "../domain/questionnaire.ts";
import { textIn } from "../domain/texts.ts";
import { kindNames, type KindName } from "../kinds/kinds.ts";
import strings from "../strings/en.json";
import { sampleQuestions } from "../testing/sample-questions.ts";
import { AnswerShown, PictureShown } from "./answers-shown.tsx";
import { QuestionEditor } from "./question-editor.tsx";
import { QuestionnaireEditor } from "./questionnaire-editor.tsx";
import { QuestionnaireForm } from "./questionnaire-form.tsx";

const reading = { say: (texts: object) => textIn(texts, "en", "en"), number: String, date: (day: string) => day };

/** A kind as it is asked, as it was answered by one and by many, and as it is set up. */
function Kind({ kind }: { kind: KindName }) {
  const { question: sample, answers } = sampleQuestions[kind];
  const [question, setQuestion] = useState(sample);
  const [given, setGiven] = useState<Answers>(new Map());
  const first = { value: answers[0], ...(question.comment === "NONE" ? {} : { comment: "Since the spring." }) };
  return (
    <div style={{ display: "grid", gap: 32 }}>
      <QuestionnaireForm
        questions={[question]}
        answers={given}
        onChange={setGiven}
        faults={new Map([[question.id, "needed"]])}
      />
      <AnswerShown question={question} answer={first} />
      <PictureShown title={reading.say(question.text)} picture={pictureOf(question, answers, reading)} />
      <QuestionEditor question={question} before={[]} onChange={setQuestion} language="en" />
    </div>
  );
}

function Making({ questions: first }: { questions: readonly Question[] }) {
  const [questions, setQuestions] = useState(first);
  return (
    <QuestionnaireEditor
      questions={questions}
      onChange={setQuestions}
      spoken={["en", "de"]}
      faults={faultsOfQuestions(questions)}
    />
  );
}

const meta: Meta = {
  title: "Questionnaires/Questionnaire",
  decorators: [
    (Story) => (
      <StoryScreen strings={{ questionnaires: strings }}>
        <Story />
      </StoryScreen>
    ),
  ],
};
export default meta;

type Story = StoryObj;
const of = (kind: KindName): Story => ({ render: () => <Kind key={kind} kind={kind} /> });

export const SingleChoice = of("single");
export const MultipleChoice = of("multiple");
export const Scale = of("scale");
export const Stars = of("stars");
export const Recommendation = of("enps");
export const Number = of("number");
export const Day = of("date");
export const Text = of("text");
export const Ranking = of("ranking");
export const Matrix = of("matrix");

const all = kindNames.map((kind) => sampleQuestions[kind].question);
const when = { questionId: "single", picked: ["pay"] };

export const Editor: Story = {
  render: () => <Making questions={all.slice(0, 3).map((one, at) => (at === 2 ? { ...one, when } : one))} />,
};
export const EmptyEditor: Story = { render: () => <Making questions={[]} /> };
