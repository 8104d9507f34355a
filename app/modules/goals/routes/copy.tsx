import { useLoaderData } from "@remix-run/react";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { safeReturn } from "#app/platform/http/safe-return.ts";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { CopyForm } from "../components/copy-and-realign/copy-form.tsx";
import { copyForm, type TypedCopy } from "../components/goal-forms.ts";
import { useGoalWords } from "../components/goal-words.ts";
import { copyOptions, copyOptionsInput } from "../queries/copy-options.ts";
import { copyGoal, type Copied } from "../use-cases/copy-goal.ts";

export const loader = page({ can: feature("GOAL"), input: copyOptionsInput, load: copyOptions });

export const action = command({
  can: feature("GOAL"),
  intents: {
    "copy-goal": {
      input: copyForm,
      run: copyGoal,
      redirectTo: ({ goalId }: Copied, { returnTo }: TypedCopy) => {
        const back = safeReturn(returnTo, "");
        return back ? `${back}${back.includes("?") ? "&" : "?"}panelStack=OBJECTIVE:${goalId}` : `/app/goal/${goalId}`;
      },
    },
  },
});

/** Making a goal anew, on a page of its own: what works before any script. */
export default function Copy() {
  const { t } = useGoalWords();
  const options = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("copy.title", { title: options.goal.title })} />
      <CopyForm options={options} leaveHref={`/app/goal/${options.goal.id}`} returnTo={null} />
    </>
  );
}
