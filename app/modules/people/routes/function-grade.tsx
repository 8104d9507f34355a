import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { FunctionGradeScreen } from "../components/function-grade/function-grade-screen.tsx";
import { jobTermKinds } from "../domain/job-terms.ts";
import { jobTerms } from "../queries/job-terms.ts";
import { addJobTerm, addJobTermInput } from "../use-cases/add-job-term.ts";
import { editJobTerm, editJobTermInput } from "../use-cases/edit-job-term.ts";
import { moveGrade, moveGradeInput } from "../use-cases/move-grade.ts";
import { removeJobTerm, removeJobTermInput } from "../use-cases/remove-job-term.ts";

const can = mayEver("edit", "CompanyShape");
/** `of` is the function a new role belongs to; `term` is what is edited. */
const asked = z.object({
  add: z.enum(jobTermKinds).optional().catch(undefined),
  edit: z.enum(jobTermKinds).optional().catch(undefined),
  of: z.uuid().optional().catch(undefined),
  term: z.uuid().optional().catch(undefined),
});

export const loader = page({
  can,
  input: asked,
  load: async (context, address) => ({ terms: await jobTerms(context), address }),
});

export const action = command({
  can,
  intents: {
    "add-job-term": { input: addJobTermInput, run: addJobTerm },
    "edit-job-term": { input: editJobTermInput, run: editJobTerm },
    "remove-job-term": { input: removeJobTermInput, run: removeJobTerm },
    "move-grade": { input: moveGradeInput, run: moveGrade },
  },
});

export default function FunctionGrade() {
  return <FunctionGradeScreen {...useLoaderData<typeof loader>()} />;
}
