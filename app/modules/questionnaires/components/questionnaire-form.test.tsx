import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { z } from "zod";
import { createTranslator } from "#app/platform/i18n/translator.ts";
import { TranslatorProvider } from "#app/platform/i18n/use-translation.ts";
import { parseForm } from "#app/platform/http/forms/parse-form.ts";
import { CairnTheme } from "#app/ui/theme/cairn-theme.tsx";
import { answersInput } from "../domain/answers-input.ts";
import type { Answers } from "../domain/answers.ts";
import { kindNames } from "../kinds/kinds.ts";
import strings from "../strings/en.json";
import { sampleQuestions } from "../testing/sample-questions.ts";
import { QuestionnaireForm } from "./questionnaire-form.tsx";

/** What a browser sends of the fields of a page: names with their values. */
function sentBy(markup: string): FormData {
  const form = new FormData();
  for (const [field] of markup.matchAll(/<(?:input|textarea|select)\b[^>]*>/g)) {
    const of = (attribute: string) =>
      new RegExp(`\\s${attribute}="([^"]*)"`).exec(field)?.[1]?.replaceAll("&quot;", '"');
    const name = of("name");
    if (name !== undefined) form.append(name, of("value") ?? "");
  }
  return form;
}

test.each(kindNames)("a form of %s sends its answers, whatever its own fields are called", async (kind) => {
  const translator = createTranslator("en", { strings: { questionnaires: strings } });
  const { question, answers: said } = sampleQuestions[kind];
  const answers: Answers = new Map([[question.id, { value: said[0] }]]);
  const form = sentBy(
    renderToStaticMarkup(
      <TranslatorProvider value={translator}>
        <CairnTheme>
          <QuestionnaireForm questions={[question]} answers={answers} onChange={() => undefined} name="answers" />
        </CairnTheme>
      </TranslatorProvider>,
    ),
  );
  const read = parseForm(form, z.object({ answers: answersInput }));
  expect(read.status === "success" && read.value.answers.get(question.id)).toMatchObject({ value: said[0] });
});
