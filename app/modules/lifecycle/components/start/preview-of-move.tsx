import { useState } from "react";
import { PersonField } from "#app/modules/people/ui.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import type { MovePreview } from "../../queries/preview-move.ts";
import classes from "../lifecycle.module.css";
import { ChangeLines } from "../journey/change-lines.tsx";
import { useLifecycleWords } from "../lifecycle-words.ts";

type PreviewProps = { preview: MovePreview; wrong: (field: string) => string[] | undefined };

/** What every room will do on the day, and to whom goes what is open. */
export function PreviewOfMove({ preview, wrong }: PreviewProps) {
  const { t, format } = useLifecycleWords();
  const { changes, lines, hands, reports, from, heir } = preview;
  const words = useWords("lifecycle", ...new Set(lines.map(({ room }) => room)));
  return (
    <>
      <Section title={t("preview.title", { date: format.date(from) })} description={t("preview.text")}>
        {lines.length + changes.length === 0 ? <p className={classes.soft}>{t("preview.nothing")}</p> : null}
        <ul>
          <ChangeLines changes={changes} />
          {lines.map(({ room, label, count }) => (
            <li key={`${room}:${label}`}>{words(label, { count }, room)}</li>
          ))}
        </ul>
      </Section>
      {reports > 0 ? <ReportsField reports={reports} /> : null}
      {hands.length > 0 || reports > 0 ? (
        <PersonField
          name="heirId"
          label={t("preview.heir")}
          description={t("preview.heir-text")}
          error={wrong("heirId") ?? wrong("newManagerId")}
          offered={heir ? [heir] : []}
          defaultValue={heir?.id ?? null}
          clearable
        />
      ) : null}
      {hands.length > 0 ? <Hands preview={preview} /> : null}
    </>
  );
}

function ReportsField({ reports }: { reports: number }) {
  const { t } = useLifecycleWords();
  const [chosen, setChosen] = useState("UP");
  return (
    <RadioGroup
      name="reports"
      label={t("preview.reports", { count: reports })}
      value={chosen}
      onChange={setChosen}
      options={["UP", "TO", "NOBODY"].map((value) => ({ value, label: t(`preview.reports-${value}`) }))}
    />
  );
}

/** Each record can go to somebody else than the rest. */
function Hands({ preview: { hands } }: { preview: MovePreview }) {
  const { t } = useLifecycleWords();
  const words = useWords("lifecycle", ...new Set(hands.map(({ room }) => room)));
  const [chosen, setChosen] = useState<ReadonlyMap<string, { kind: string; id: string; toId: string }>>(new Map());
  const choose = (kind: string, id: string, toId: string | null) => {
    const next = new Map(chosen);
    if (toId) next.set(`${kind}:${id}`, { kind, id, toId });
    else next.delete(`${kind}:${id}`);
    setChosen(next);
  };
  return (
    <>
      {hands.map(({ room, kind, label, records }) => (
        <Fold key={kind} title={words(label, { count: records.length }, room)}>
          <div className={classes.fields}>
            {records.map(({ id, title }) => (
              <PersonField
                key={id}
                name={`shown-${id}`}
                label={title ?? t("preview.hidden")}
                placeholder={t("preview.as-rest")}
                onChange={(toId) => choose(kind, id, toId)}
                clearable
              />
            ))}
          </div>
        </Fold>
      ))}
      <input type="hidden" name="hands" value={JSON.stringify([...chosen.values()])} />
    </>
  );
}
