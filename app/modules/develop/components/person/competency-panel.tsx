import { useLocation, useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Activity } from "#app/modules/comments/ui.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import type { PanelProps } from "#app/platform/contributions/panel.ts";
import { Chip } from "#app/ui/chip/chip.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { WrittenText } from "#app/ui/written-text/written-text.tsx";
import { developPlaces } from "../../develop-places.ts";
import type { AssessmentEntry, CompetencyPanel as Panel } from "../../queries/competency-panel.ts";
import { personCommands } from "../develop-commands.ts";
import classes from "../develop.module.css";
import { useDevelopWords, useReasons } from "../develop-words.ts";
import { LabelChip } from "../marks.tsx";
import { EvidenceList } from "./evidence-list.tsx";

/**
 * One competency of a person beside any page: what is expected, why the label, what was said, praise, advice and
 * ratings. The registry of panels takes default exports alone.
 */
export default function CompetencyPanel({ data, closeHref, backHref }: PanelProps) {
  const { t } = useDevelopWords();
  const panel = data as Panel;
  const { name, description, isMe, person } = panel;
  return (
    <SidePanel
      title={name}
      closeLabel={t("close")}
      closeHref={withoutOwn(closeHref)}
      {...(backHref ? { backHref: withoutOwn(backHref), backLabel: t("back") } : {})}
    >
      <div className={classes.panel}>
        {isMe ? null : (
          <UiLink href={developPlaces.person(person.id)}>{t("person.title", { name: person.name })}</UiLink>
        )}
        {description ? <WrittenText>{description}</WrittenText> : null}
        <Stands panel={panel} />
        <Wording panel={panel} />
        {panel.mayAssess ? <AssessForm panel={panel} /> : null}
        <Entries panel={panel} />
        <EvidenceList panel={panel} />
        <Discussion panel={panel} />
      </div>
    </SidePanel>
  );
}

const ofThisPanel = ["empId", "evidence", "shown", "recordTab"];

/** Whose competency it is, and how much of its evidence is shown, belongs to the panel that leaves. */
function withoutOwn(href: string): string {
  const [path = "", query = ""] = href.split("?");
  const kept = query.split("&").filter((part) => part !== "" && !ofThisPanel.includes(part.split("=")[0]!));
  return kept.length > 0 ? `${path}?${kept.join("&")}` : path;
}

/** What colleagues say of the competency itself; a notice of it leads right here. */
function Discussion({ panel: { thread, isMe, person } }: { panel: Panel }) {
  const { t } = useDevelopWords();
  const [search] = useSearchParams();
  const section = useRef<HTMLElement>(null);
  const asked = search.get("recordTab") === "activity";
  useEffect(() => {
    if (asked) section.current?.scrollIntoView({ block: "start" });
  }, [asked]);
  return (
    <section ref={section} className={classes.words} aria-labelledby="discussion">
      <h3 id="discussion" className={classes.name}>
        {t("panel.discussion")}
      </h3>
      <p className={classes.soft}>
        {isMe ? t("panel.discussion-text") : t("panel.discussion-not-of", { name: person.name })}
      </p>
      <Activity key={thread.record} thread={thread} changes={[]} />
    </section>
  );
}

/** The label with what it rests on, and the level as a number. */
function Stands({ panel: { standing, score, levels, next } }: { panel: Panel }) {
  const { t, levelName } = useDevelopWords();
  const reasons = useReasons(levels);
  if (!standing) return <p className={classes.soft}>{t("panel.unknown")}</p>;
  return (
    <div className={classes.words}>
      <span className={classes.line}>
        <LabelChip label={standing.label} />
        {standing.expectedLevel ? (
          <span>{t("expected", { level: levelName(standing.expectedLevel, levels) })}</span>
        ) : null}
        {next ? <span className={classes.soft}>{t("person.by-next", { grade: next })}</span> : null}
      </span>
      {score ? (
        <span>
          {t("panel.score", { reached: score.reached, of: score.of })}
          {score.expected === null ? null : (
            <span className={classes.soft}> {t("panel.score-expected", { expected: score.expected })}</span>
          )}
        </span>
      ) : null}
      {reasons(standing).map((reason) => (
        <span key={reason} className={classes.soft}>
          {reason}
        </span>
      ))}
    </div>
  );
}

/** What each level means. */
function Wording({ panel: { wording, standing, levels } }: { panel: Panel }) {
  const { t, levelName } = useDevelopWords();
  const worded = levels.filter(({ id }) => wording[id]);
  if (worded.length === 0) return null;
  return (
    <section className={classes.words}>
      <h3 className={classes.name}>{t("panel.levels")}</h3>
      <dl className={classes.levels}>
        {worded.map(({ id }) => (
          <div key={id} className={classes.words}>
            <dt className={classes.line}>
              {levelName(id, levels)}
              {standing?.expectedLevel === id ? <Chip tone="blue">{t("panel.expected-here")}</Chip> : null}
            </dt>
            <dd className={classes.soft} dir="auto">
              {wording[id]}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Sent to the person's page, with the panel still open over it where there is no script. */
function AssessForm({ panel: { isMe, person, competencyId, entries, levels } }: { panel: Panel }) {
  const { t, levelOptions } = useDevelopWords();
  const { search } = useLocation();
  const last = entries.find(({ current, source }) => current && source === (isMe ? "SELF" : "MANAGER"));
  const form = personCommands.useCommandForm({
    intent: "assess",
    action: `${developPlaces.person(person.id)}${search}`,
    fields: { employeeId: person.id, competencyId },
    defaultValue: { level: last?.level ?? "", comment: last?.comment ?? "" },
    said: t("said.assessed"),
  });
  return (
    <CommandForm form={form} guarded layout="reading">
      <SelectField
        {...form.field("level")}
        label={isMe ? t("panel.my-level") : t("panel.their-level", { name: person.name })}
        options={levelOptions(levels)}
        placeholder={t("choose")}
        required
      />
      <TextArea {...form.field("comment")} label={t("panel.comment")} description={t("panel.comment-text")} rows={3} />
      <SubmitRow form={form} label={t(isMe ? "panel.assess-me" : "panel.assess")} />
    </CommandForm>
  );
}

function Entries({
  panel: { entries, levels },
}: {
  panel: { entries: readonly AssessmentEntry[] } & Pick<Panel, "levels">;
}) {
  const { t, format, levelName } = useDevelopWords();
  if (entries.length === 0) return null;
  return (
    <section className={classes.words}>
      <h3 className={classes.name}>{t("panel.said")}</h3>
      <ul className={classes.plain}>
        {entries.map((entry) => (
          <li key={entry.id} className={classes.words}>
            <span className={classes.line}>
              <strong>{levelName(entry.level, levels)}</strong>
              <span className={classes.soft}>
                {t(`panel.by-${entry.source}`, { name: entry.by, date: format.date(entry.at) })}
              </span>
              {entry.current ? null : <Chip tone="grey">{t("panel.earlier")}</Chip>}
            </span>
            {entry.comment ? (
              <p className={classes.quote} dir="auto">
                {entry.comment}
              </p>
            ) : null}
            {entry.wording ? (
              <span className={classes.soft}>
                {t("panel.worded", { number: entry.wordingNumber, text: entry.wording })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
