import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { FormScreen } from "../components/form/form-screen.tsx";
import { formPage, formPageInput } from "../queries/form-page.ts";
import { reviewPlaces } from "../review-places.ts";
import { chooseGoals, chooseGoalsInput } from "../use-cases/choose-goals.ts";
import { saveAnswers, saveAnswersInput } from "../use-cases/save-answers.ts";
import { submitForm } from "../use-cases/submit-form.ts";

const can = feature("REVIEW");

export const loader = page({ can, input: formPageInput, load: formPage });

export const action = command({
  can,
  intents: {
    "save-answers": { input: saveAnswersInput, run: saveAnswers },
    "choose-goals": { input: chooseGoalsInput, run: chooseGoals },
    submit: { input: saveAnswersInput, run: submitForm, redirectTo: () => reviewPlaces.mine },
  },
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.employee.name} · ${data.cycle} · Cairn` : "Cairn" },
];

export default function Form() {
  const found = useLoaderData<typeof loader>();
  return <FormScreen key={found.id} page={found} />;
}
