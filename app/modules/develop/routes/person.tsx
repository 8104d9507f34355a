import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { PersonScreen } from "../components/person/person-screen.tsx";
import { offeredCompetencies } from "../queries/offered-competencies.ts";
import { personPage } from "../queries/person-page.ts";
import { askSelfAssessment, askSelfAssessmentInput } from "../use-cases/ask-self-assessment.ts";
import { assessCompetency, assessCompetencyInput } from "../use-cases/assess-competency.ts";
import { oneNote } from "../use-cases/develop-input.ts";
import { removeProfileNote, saveProfileNote, saveProfileNoteInput } from "../use-cases/save-profile-note.ts";
import { setFindable, setFindableInput } from "../use-cases/save-settings.ts";

const can = feature("COMPETENCY_IDP");

export const loader = page({
  can,
  input: z.object({
    employeeId: z.guid().optional(),
    measure: z.enum(["now", "next"]).catch("now").default("now"),
    note: z.string().max(60).optional().catch(undefined),
  }),
  load: async (context, { employeeId = context.actor.employeeId, ...input }) => {
    const found = await personPage(context, employeeId, input);
    return {
      ...found,
      note: input.note && found.isMe ? input.note : null,
      offered: input.note && found.isMe ? await offeredCompetencies(context) : [],
    };
  },
});

export const action = command({
  can,
  intents: {
    assess: { input: assessCompetencyInput, run: assessCompetency },
    "ask-self-assessment": { input: askSelfAssessmentInput, run: askSelfAssessment },
    "save-note": { input: saveProfileNoteInput, run: saveProfileNote },
    "remove-note": { input: oneNote, run: removeProfileNote },
    "set-findable": { input: setFindableInput, run: setFindable },
  },
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.person.name} · Cairn` : "Cairn" },
];

/** What somebody's job asks of them, and how they stand in it. */
export default function Person() {
  return <PersonScreen page={useLoaderData<typeof loader>()} />;
}
