import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { z } from "zod";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import type { Context } from "#app/platform/context/context.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useRefusalWords } from "#app/platform/forms/use-refusal-words.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { ownLatestTask } from "#app/platform/tasks/task-record.ts";
import { ownActs, type OwnAct } from "#app/platform/tasks/undo-task.ts";
import { ownExports } from "#app/platform/tasks/tend-tasks.ts";
import { isUnderWay, TaskWatch } from "#app/shell/components/task-watch.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { ownDataCommands } from "../components/identity-commands.ts";
import { OwnActs, type NamedAct } from "../components/settings/own-acts.tsx";
import { OwnExports, type OwnExport } from "../components/settings/own-exports.tsx";
import { SettingsPlace } from "../components/settings/settings-place.tsx";
import { ownDataTask } from "../jobs/own-data.task.ts";

/** All of them are told of by the API, page by page. */
const mostFiles = 50;
const mostActs = 20;

/** What was done, in the words of the room whose records it was done to: `goals.archive-many` is its `done-to-many.archive-many`. */
function namedActs(context: Context, acts: readonly OwnAct[]): Promise<NamedAct[]> {
  return Promise.all(
    acts.map(async (act) => {
      const [room = "", name = ""] = act.kind.split(".");
      const words = (await context.wordsOf(room))(asLanguage(context.actor.language));
      return { ...act, title: words(`done-to-many.${name}`) };
    }),
  );
}

export const loader = page({
  can: signedIn,
  input: z.object({}),
  load: async (context, _input, _request, { gatherings }) => ({
    task: await ownLatestTask(context, ownDataTask.task),
    files: (await ownExports(context, gatherings.taskKinds, mostFiles))
      .filter(({ kind }) => kind !== ownDataTask.task.kind)
      .map(({ id, state, done, total, error, fileName, askedAt, expiresAt }): OwnExport => ({
        ...{ id, state, done, total, error, fileName, askedAt, expiresAt },
      })),
    acts: await namedActs(context, await ownActs(context, gatherings.taskHandlers, mostActs)),
    timeZone: context.actor.timeZone,
  }),
});

export const action = command({ can: signedIn, intents: { copy: ownDataTask.intent } });

export default function OwnDataPage() {
  const { t } = useTranslation("identity");
  const { task, files, acts, timeZone } = useLoaderData<typeof loader>();
  const format = useFormat(timeZone);
  const refused = useRefusalWords("identity");
  const command = ownDataCommands.useCommand({ intent: "copy", said: t("own-data.asked") });
  const goesOn = task !== null && isUnderWay(task);
  return (
    <SettingsPlace current="own-data">
      <ownDataCommands.PageAnswer intents={["copy"]} />
      <Section title={t("own-data.copy")} description={t("own-data.copy-text")}>
        {task?.error ? <Callout tone="danger">{refused(task.error.code, task.error.params)}</Callout> : null}
        {task ? <TaskWatch task={task} label={t("own-data.file", { time: format.dateTime(task.askedAt) })} /> : null}
        {task?.expiresAt && task.state === "DONE" ? (
          <p>{t("own-data.until", { time: format.dateTime(task.expiresAt) })}</p>
        ) : null}
        {goesOn ? null : (
          <ActForm command={command} intent="copy">
            <Button type="submit" tone={task ? "secondary" : "primary"} loading={command.busy}>
              {t(task ? "own-data.again" : "own-data.ask")}
            </Button>
          </ActForm>
        )}
      </Section>
      <Section title={t("own-data.not-in-it")}>
        <p>{t("own-data.not-in-it-text")}</p>
      </Section>
      <OwnExports files={files} timeZone={timeZone} />
      <OwnActs acts={acts} timeZone={timeZone} />
    </SettingsPlace>
  );
}
