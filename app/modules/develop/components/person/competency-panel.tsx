import { IconMessagePlus, IconMessageQuestion } from "@tabler/icons-react";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import type { EvidenceItem } from "#app/platform/contributions/evidence.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import type { AssessmentEntry, CompetencyPanel as Panel } from "../../queries/competency-panel.ts";
import { personCommands } from "../develop-commands.ts";
import classes from "../develop.module.css";
import { useDevelopWords, useReasons } from "../develop-words.ts";
import { LabelChip } from "../marks.tsx";
import type { PersonData } from "./person-screen.tsx";

/** One competency of a person: what is expected, why the label, what was said, praise and advice. */
export function CompetencyPanel({ page, panel }: { page: PersonData; panel: Panel }) {
  const { t, levelName } = useDevelopWords();
  const closeHref = useAddress()({ competencyId: null, levelUpCompetencyId: null });
  const reasons = useReasons(page.levels);
  const { standing } = panel;
  return (
    <SidePanel title={panel.name} closeLabel={t("close")} closeHref={closeHref}>
      <div className={classes.panel}>
        {panel.description ? <p className={classes.text}>{panel.description}</p> : null}
        {standing ? (
          <div className={classes.words}>
            <span className={classes.line}>
              <LabelChip label={standing.label} />
              {standing.expectedLevel ? (
                <span>{t("expected", { level: levelName(standing.expectedLevel, page.levels) })}</span>
              ) : null}
            </span>
            {reasons(standing).map((reason) => (
              <span key={reason} className={classes.soft}>
                {reason}
              </span>
            ))}
          </div>
        ) : null}
        <Wording page={page} panel={panel} />
        {page.mayAssess ? <AssessForm page={page} panel={panel} /> : null}
        <Entries page={page} entries={panel.entries} />
        <Posts page={page} panel={panel} />
      </div>
    </SidePanel>
  );
}

/** What each level means. */
function Wording({ page, panel: { wording, standing } }: { page: PersonData; panel: Panel }) {
  const { t, levelName } = useDevelopWords();
  const worded = page.levels.filter(({ id }) => wording[id]);
  if (worded.length === 0) return null;
  return (
    <section className={classes.words}>
      <h3 className={classes.name}>{t("panel.levels")}</h3>
      <dl className={classes.levels}>
        {worded.map(({ id }) => (
          <div key={id} className={classes.words}>
            <dt className={classes.line}>
              {levelName(id, page.levels)}
              {standing?.expectedLevel === id ? <Chip tone="blue">{t("panel.expected-here")}</Chip> : null}
            </dt>
            <dd className={classes.soft}>{wording[id]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function AssessForm({ page, panel }: { page: PersonData; panel: Panel }) {
  const { t, levelOptions } = useDevelopWords();
  const { isMe, person } = page;
  const last = panel.entries.find(({ current, source }) => current && source === (isMe ? "SELF" : "MANAGER"));
  const form = personCommands.useCommandForm({
    intent: "assess",
    fields: { employeeId: person.id, competencyId: panel.competencyId },
    defaultValue: { level: last?.level ?? "", comment: last?.comment ?? "" },
    said: t("said.assessed"),
  });
  return (
    <CommandForm form={form} guarded className={classes.form}>
      <SelectField
        {...form.field("level")}
        label={isMe ? t("panel.my-level") : t("panel.their-level", { name: person.name })}
        options={levelOptions(page.levels)}
        placeholder={t("choose")}
        required
      />
      <TextArea {...form.field("comment")} label={t("panel.comment")} description={t("panel.comment-text")} rows={3} />
      <div>
        <Button type="submit" tone="primary" loading={form.busy}>
          {t(isMe ? "panel.assess-me" : "panel.assess")}
        </Button>
      </div>
    </CommandForm>
  );
}

function Entries({ page, entries }: { page: PersonData; entries: readonly AssessmentEntry[] }) {
  const { t, format, levelName } = useDevelopWords();
  if (entries.length === 0) return null;
  return (
    <section className={classes.words}>
      <h3 className={classes.name}>{t("panel.said")}</h3>
      <ul className={classes.plain}>
        {entries.map((entry) => (
          <li key={entry.id} className={classes.words}>
            <span className={classes.line}>
              <strong>{levelName(entry.level, page.levels)}</strong>
              <span className={classes.soft}>
                {t(`panel.by-${entry.source}`, { name: entry.by, date: format.date(entry.at) })}
              </span>
              {entry.current ? null : <Chip tone="grey">{t("panel.earlier")}</Chip>}
            </span>
            {entry.comment ? <p className={classes.quote}>{entry.comment}</p> : null}
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

/** Praise and advice about it, and the ways to give and to ask for more. */
function Posts({ page: { isMe, person }, panel }: { page: PersonData; panel: Panel }) {
  const { t } = useDevelopWords();
  const about = `competencyId=${panel.competencyId}`;
  return (
    <section className={classes.words}>
      <h3 className={classes.name}>{t("panel.posts")}</h3>
      {panel.evidence.length === 0 ? <p className={classes.soft}>{t("panel.no-posts")}</p> : null}
      <ul className={classes.plain}>
        {panel.evidence.map((item) => (
          <Post key={item.id} item={item} />
        ))}
      </ul>
      <span className={classes.line}>
        {isMe ? (
          <Button
            icon={<IconMessageQuestion size={16} />}
            href={`/app/my-data/develop/feedback/requests?formType=requested&${about}`}
          >
            {t("panel.request")}
          </Button>
        ) : (
          <Button
            icon={<IconMessagePlus size={16} />}
            href={`/app/my-data/develop/feedback/given?formType=provided&empId=${person.id}&${about}`}
          >
            {t("panel.share")}
          </Button>
        )}
      </span>
    </section>
  );
}

function Post({ item: { kind, at, by, text, link } }: { item: EvidenceItem }) {
  const { t, format } = useDevelopWords();
  return (
    <li className={classes.words}>
      <span className={classes.line}>
        <Chip tone={kind === "PRAISE" ? "green" : "orange"}>{t(`panel.${kind}`)}</Chip>
        <span className={classes.soft}>
          {by ?? t("panel.hidden")} · {format.date(at)}
        </span>
        {link ? <UiLink href={link}>{t("panel.open")}</UiLink> : null}
      </span>
      {text ? <p className={classes.quote}>{text}</p> : null}
    </li>
  );
}
