import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { WizardScreen } from "../components/wizard/wizard-screen.tsx";
import { wizardInput, wizardPage } from "../queries/wizard-page.ts";
import { askLaunch, oneCycle } from "../use-cases/launch-cycle.ts";
import {
  raiseFormGroup,
  raiseFormGroupInput,
  removeFormGroup,
  removeFormGroupInput,
  saveFormGroup,
  saveFormGroupInput,
} from "../use-cases/save-form-group.ts";
import { saveSection, saveSectionInput } from "../use-cases/save-section.ts";
import { largestUpload, uploadReviewees, uploadRevieweesInput, uploadTooLarge } from "../use-cases/upload-reviewees.ts";

const can = all(feature("REVIEW"), mayEver("edit", "ReviewCycle"));

export const loader = page({ can, input: wizardInput, load: wizardPage });

export const action = command({
  can,
  intents: {
    "save-section": { input: saveSectionInput, run: saveSection },
    "upload-reviewees": { input: uploadRevieweesInput, run: uploadReviewees },
    "save-form-group": { input: saveFormGroupInput, run: saveFormGroup },
    "raise-form-group": { input: raiseFormGroupInput, run: raiseFormGroup },
    "remove-form-group": { input: removeFormGroupInput, run: removeFormGroup },
    launch: { input: oneCycle, run: askLaunch },
  },
  upload: { intent: "upload-reviewees", largest: largestUpload, tooLarge: uploadTooLarge },
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.cycle.name} · Cairn` : "Cairn" },
];

export default function Wizard() {
  return <WizardScreen page={useLoaderData<typeof loader>()} />;
}
