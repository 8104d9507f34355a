import { useLocation } from "@remix-run/react";
import { IconMessagePlus, IconMessageQuestion, IconTargetArrow } from "@tabler/icons-react";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import type { EvidenceItem, EvidenceKind } from "#app/platform/contributions/evidence.ts";
import type { PanelProps } from "#app/platform/contributions/panel.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip, type Tone } from "#app/ui/chip/chip.tsx";
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
      closeHref={withoutPerson(closeHref)}
      {...(backHref ? { backHref: withoutPerson(backHref), backLabel: t("back") } : {})}
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
        <Posts panel={panel} />
      </div>
    </SidePanel>
  );
}

/** Whose competency it is belongs to the panel that leaves. */
function withoutPerson(href: string): string {
  const [path = "", query = ""] = href.split("?");
  const kept = query.split("&").filter((part) => part !== "" && !part.startsWith("empId="));
  return kept.length > 0 ? `${path}?${kept.join("&")}` : path;
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

/** Praise, advice and ratings about it, and the ways to give and to ask for more. */
function Posts({ panel: { isMe, person, competencyId, evidence } }: { panel: Panel }) {
  const { t } = useDevelopWords();
  const about = `competencyId=${competencyId}`;
  return (
    <section className={classes.words}>
      <h3 className={classes.name}>{t("panel.posts")}</h3>
      {evidence.length === 0 ? <p className={classes.soft}>{t("panel.no-posts")}</p> : null}
      <ul className={classes.plain}>
        {evidence.map((item) => (
          <Post key={item.id} item={item} />
        ))}
      </ul>
      <span className={classes.line}>
        {isMe ? (
          <>
            <Button
              icon={<IconMessageQuestion size={16} aria-hidden="true" />}
              href={`/app/my-data/develop/feedback/requests?formType=requested&${about}`}
            >
              {t("panel.request")}
            </Button>
            <Button
              icon={<IconTargetArrow size={16} aria-hidden="true" />}
              href={`${developPlaces.plan}?form=goal&competency=${competencyId}`}
            >
              {t("panel.plan")}
            </Button>
          </>
        ) : (
          <Button
            icon={<IconMessagePlus size={16} aria-hidden="true" />}
            href={`/app/my-data/develop/feedback/given?formType=provided&empId=${person.id}&${about}`}
          >
            {t("panel.share")}
          </Button>
        )}
      </span>
    </section>
  );
}

const kindTones: Readonly<Record<EvidenceKind, Tone>> = {
  PRAISE: "green",
  ADVICE: "orange",
  RATED_HIGH: "green",
  RATED: "neutral",
  RATED_LOW: "orange",
};

/** A piece of evidence: what it is, who said it, and in which words; nothing but its kind where it is not shared. */
function Post({ item: { kind, at, by, voice, about, rating, text, link } }: { item: EvidenceItem }) {
  const { t, format } = useDevelopWords();
  const words = useWords("develop", voice?.room ?? "develop");
  const who = voice ? words(voice.key, {}, voice.room) : null;
  const said = [about, who, by].filter((part) => part !== null);
  return (
    <li className={classes.post}>
      <span className={classes.line}>
        <Chip tone={kindTones[kind]}>{t(`panel.${kind}`)}</Chip>
        {rating ? <strong>{rating}</strong> : null}
        <span className={classes.soft}>
          {said.length > 0 ? said.join(" · ") : t("panel.hidden")} · {format.date(at)}
        </span>
        {link ? <UiLink href={link}>{t("panel.open")}</UiLink> : null}
      </span>
      {text ? (
        <p className={classes.quote} dir="auto">
          {text}
        </p>
      ) : null}
    </li>
  );
}
