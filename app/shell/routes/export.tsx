import type { ActionFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useCommand } from "#app/platform/forms/use-command.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { askListExport, listExportAsked, requireListExport } from "#app/platform/tasks/ask-list-export.ts";
import { answeredAtOnce } from "#app/platform/tasks/export-loader.ts";
import { ownLatestTask } from "#app/platform/tasks/task-record.ts";
import { isUnderWay, TaskWatch } from "#app/shell/components/task-watch.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { PageBody } from "#app/ui/page-body/page-body.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";

const ownExports = "/app/my-data/my-settings/own-data";

/** Somebody asked for the file of a list that turned out to be long. */
export const loader = page({
  can: signedIn,
  input: listExportAsked.extend({ said: listExportAsked.shape.said.in }),
  load: async (context, { kind, said }, _request, { gatherings }) => {
    const task = await ownLatestTask(context, await requireListExport(context, gatherings.taskKinds, kind));
    return { kind, said, rows: answeredAtOnce, task: task && isUnderWay(task) ? task : null };
  },
});

export function action(args: ActionFunctionArgs) {
  const { taskKinds } = args.context.scope.gatherings;
  return command({
    can: signedIn,
    intents: {
      export: {
        input: listExportAsked,
        run: (context, asked) => askListExport(context, taskKinds, asked),
        redirectTo: () => ownExports,
      },
    },
  })(args);
}

export default function ExportPage() {
  const { t } = useTranslation("shell");
  const { kind, said, rows, task } = useLoaderData<typeof loader>();
  const format = useFormat();
  const ask = useCommand({ room: "shell", said: () => t("list.export-asked") });
  return (
    <>
      <PageHeader title={t("long-export.title")} />
      <PageBody>
        <Section title={t("long-export.long", { count: format.number(rows) })} description={t("long-export.text")}>
          {task ? (
            <TaskWatch task={task} label={t("long-export.title")} />
          ) : (
            <ActForm command={ask} intent="export" fields={{ kind, said }}>
              <Button type="submit" tone="primary" loading={ask.busy}>
                {t("long-export.make")}
              </Button>
            </ActForm>
          )}
          <p>
            <Button tone="quiet" href={ownExports}>
              {t("long-export.all")}
            </Button>
          </p>
        </Section>
      </PageBody>
    </>
  );
}
