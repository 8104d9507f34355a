import { useState } from "react";
import { ConfirmMany } from "#app/platform/forms/confirm-many.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { compensationPlaces } from "../../compensation-places.ts";
import type { PlanningPage } from "../../queries/planning-page.ts";
import { planningCommands as commands } from "../compensation-commands.ts";
import classes from "../compensation.module.css";
import type { LiveRow } from "../grid/live-row.ts";
import { reachedBy } from "./reached-by.ts";
import { useCompensationWords } from "../use-compensation-words.ts";

type LineActsProps = {
  page: PlanningPage;
  rows: readonly LiveRow[];
  selected: ReadonlySet<string>;
  onDone(): void;
};

/** What is done with the chosen lines, or with all whose turn it is: asked once where it goes on to somebody else. */
export function LineActs(props: LineActsProps) {
  const { page, rows, selected, onDone } = props;
  const { t, saidOfApplied } = useCompensationWords();
  const address = useAddress();
  const recommend = commands.useCommand({
    intent: "recommend",
    said: ({ value }) => saidOfApplied(value),
    then: onDone,
  });
  if (!rows.some(({ editable }) => editable))
    return (
      <div className={classes.line}>
        <Export page={page} />
      </div>
    );
  const ids = [...selected];
  const back = rows.some(({ memberId, turn }) => selected.has(memberId) && turn !== "PROPOSER");
  return (
    <div className={classes.line}>
      <Submit {...props} />
      {page.cycle!.guided ? (
        <Button
          loading={recommend.busy}
          onClick={() =>
            recommend.send({
              intent: "recommend",
              cycleId: page.cycle!.id,
              ...(ids.length > 0 ? { memberIds: ids } : {}),
            })
          }
        >
          {t("lines.recommend", { count: ids.length })}
        </Button>
      ) : null}
      {page.mayCopy ? (
        <Button tone="quiet" href={address({ panel: "what-ifs" })}>
          {t("copies.open")}
        </Button>
      ) : null}
      {back ? <Button href={address({ panel: "send-back" })}>{t("lines.send-back")}</Button> : null}
      {ids.length > 0 ? (
        <Button tone="quiet" onClick={onDone}>
          {t("lines.clear", { count: ids.length })}
        </Button>
      ) : null}
      <Export page={page} />
    </div>
  );
}

/** The lines as they are narrowed, as a workbook. */
function Export({ page }: { page: PlanningPage }) {
  const { t } = useCompensationWords();
  if (page.total === 0) return null;
  const { scope, filter, q, unit, with: person } = page;
  const asked = Object.entries({ cycle: page.cycle!.id, scope, filter, q, unit, with: person });
  const query = new URLSearchParams(asked.flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return (
    <Button tone="quiet" href={`${compensationPlaces.planFile}?${query}`} rel="external">
      {t("file.export", { format: "XLSX" })}
    </Button>
  );
}

/** Whose raises are submitted: the chosen lines, those a filter shows, or all that wait for the reader. */
function Submit({ page, rows, selected, onDone }: LineActsProps) {
  const { t } = useCompensationWords();
  const [asked, setAsked] = useState(false);
  const submit = commands.useCommand({
    intent: "submit",
    said: ({ value }) => t("said.submitted", { count: value.passed }),
    then: () => {
      setAsked(false);
      onDone();
    },
  });
  const { reached, count, approves, all } = reachedBy(page, rows, selected);
  if (count === 0) return null;
  const empty = reached.filter(({ raise }) => raise === null).length;
  const label = t(approves ? "lines.approve" : "lines.submit", { count });
  return (
    <>
      <Button tone="primary" onClick={() => setAsked(true)}>
        {label}
      </Button>
      <ConfirmMany
        reached={asked ? { count, names: reached.map(({ name }) => name) } : null}
        title={t(approves ? "lines.approve-title" : "lines.submit-title")}
        text={t("lines.submit-text", { empty })}
        confirmLabel={label}
        busy={submit.busy}
        onClose={() => setAsked(false)}
        onConfirm={() =>
          submit.send({
            intent: "submit",
            cycleId: page.cycle!.id,
            ...(all ? {} : { memberIds: reached.map(({ memberId }) => memberId) }),
          })
        }
      />
    </>
  );
}
