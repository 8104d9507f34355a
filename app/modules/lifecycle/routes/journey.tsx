import { useLoaderData } from "@remix-run/react";
import { attachmentUpload } from "#app/platform/files/attachments/attachment-input.ts";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { JourneyScreen } from "../components/journey/journey-screen.tsx";
import { journeyPage } from "../queries/journey-page.ts";
import { closeStep, closeStepInput, giveStep, giveStepInput } from "../use-cases/close-step.ts";
import { oneJourney } from "../use-cases/journey-input.ts";
import { answerForm, answerFormInput, sayDetails, stepDetailsInput } from "../use-cases/fill-in.ts";
import { handIn, handInInput, signStep, signStepInput } from "../use-cases/papers.ts";
import { tellPerson } from "../use-cases/tell-person.ts";
import { sendWelcome } from "../use-cases/welcome.ts";
import { withdrawJourney } from "../use-cases/withdraw-journey.ts";

const can = feature("LIFECYCLE");

export const loader = page({
  can,
  input: oneJourney,
  load: (context, { journeyId }) => journeyPage(context, journeyId),
});

export const action = command({
  can,
  upload: attachmentUpload("hand-in"),
  intents: {
    "hand-in": { input: handInInput, run: handIn },
    "answer-form": { input: answerFormInput, run: answerForm },
    "say-details": { input: stepDetailsInput, run: sayDetails },
    "sign-step": { input: signStepInput, run: signStep },
    "close-step": { input: closeStepInput, run: closeStep },
    "give-step": { input: giveStepInput, run: giveStep },
    welcome: { input: oneJourney, run: sendWelcome },
    tell: { input: oneJourney, run: tellPerson },
    withdraw: { input: oneJourney, run: withdrawJourney },
  },
});

/** One journey: its steps, what changes, and what goes over to others. */
export default function Journey() {
  return <JourneyScreen page={useLoaderData<typeof loader>()} />;
}
