import { PersonRuns, useAudienceWords } from "#app/modules/audiences/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useViewer } from "#app/shell/frame-context.ts";
import { Button } from "#app/ui/button/button.tsx";
import { outcomes, type Outcome } from "../domain/template-run.ts";
import type { GoalTemplateScreen } from "../queries/goal-template-screen.ts";
import { goalTemplateCommands } from "./goal-template-commands.ts";
import { templatesPlace } from "./goal-template-places.ts";
import { useFieldNames } from "./use-field-names.ts";
import { useTemplateWords } from "./goal-template-words.ts";

/** What was done with a template's goals, how far it is, and what became of each person. */
export function TemplateRuns({ screen: { runs, outcomes: shown, template } }: { screen: GoalTemplateScreen }) {
  const words = useTemplateWords(useViewer().timeZone);
  const { t, format, refusal } = words;
  const named = useFieldNames();
  const who = useAudienceWords();
  return (
    <PersonRuns
      title={t("goal-template.runs")}
      runs={runs}
      shown={shown}
      outcomes={outcomes}
      words={{
        run: ({ asked: { kind, named: to } }) =>
          kind === "ASSIGN"
            ? t("goal-template.run.ASSIGN", { who: to ? who(to) : "" })
            : t(`goal-template.run.${kind}`),
        count: (outcome, count) => t(`goal-template.outcome.${outcome as Outcome}`, { count }),
        outcome: (outcome) => t(`goal-template.outcome-of.${outcome as Outcome}`),
        why: ({ reason, params, fields }) =>
          fields.length > 0
            ? t("goal-template.own", { fields: format.list(fields.map(named)) })
            : reason && refusal(reason, params),
        refusal,
      }}
      href={({ recordId }) => recordId && `/app/goal/${recordId}`}
      fileHref={(runId) => `${templatesPlace}/${template.id}/runs/${runId}/people.csv`}
      retry={({ id, counts }) => <Retry runId={id} templateId={template.id} count={counts["REFUSED"] ?? 0} />}
    />
  );
}

function Retry({ runId, templateId, count }: { runId: string; templateId: string; count: number }) {
  const { t } = useTemplateWords();
  const command = goalTemplateCommands.useCommand({ intent: "retry-run", key: `retry ${runId}` });
  return (
    <ActForm command={command} intent="retry-run" fields={{ templateId, runId }}>
      <Button type="submit" size="small" loading={command.busy}>
        {t("goal-template.retry", { count })}
      </Button>
    </ActForm>
  );
}
