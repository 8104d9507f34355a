import { useId } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { Obligation, ObligationAct } from "#app/platform/contributions/owed.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useCommand } from "#app/platform/forms/use-command.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { daysBetween } from "#app/platform/time/days.ts";
import { Button } from "#app/ui/button/button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import classes from "./obligation-list.module.css";

export type ObligationListProps = {
  obligations: readonly Obligation[];
  /** Local date. */
  today: string;
};

const terms = ["overdue", "today", "week", "later", "undated"] as const;
type Term = (typeof terms)[number];

/** What one owes, by when, each with what is done about it. */
export function ObligationList({ obligations, today }: ObligationListProps) {
  const { t } = useTranslation("shell");
  const groups = terms
    .map((term) => ({ term, rows: obligations.filter(({ dueOn }) => termOf(dueOn, today) === term) }))
    .filter(({ rows }) => rows.length > 0);
  return groups.map(({ term, rows }) => (
    <section key={term} className={classes.group}>
      <h3 className={classes.term} data-term={term}>
        {t(`due.${term}`)}
      </h3>
      <ul>
        {rows.map((row) => (
          <Row key={row.key} obligation={row} dated={term === "overdue" || term === "week" || term === "later"} />
        ))}
      </ul>
    </section>
  ));
}

function Row({ obligation, dated }: { obligation: Obligation; dated: boolean }) {
  const { room, label, params, link, dueOn, act } = obligation;
  const words = useWords("shell", room);
  const format = useFormat();
  const said = useId();
  return (
    <li className={classes.row}>
      <UiLink id={said} href={link} className={classes.text}>
        {words(label, params, room)}
      </UiLink>
      {dated && dueOn ? (
        <time className={classes.date} dateTime={dueOn}>
          {format.date(dueOn)}
        </time>
      ) : null}
      {act ? <Act room={room} act={act} params={params} said={said} /> : null}
    </li>
  );
}

/** `said` is the id of the sentence that says what is owed. */
type ActProps = { room: string; act: ObligationAct; params: Obligation["params"]; said: string };

function Act({ room, act, params, said }: ActProps) {
  const words = useWords("shell", room);
  const { title } = params;
  const label = words(act.label, {}, room);
  // Of several buttons that read the same, each says what it is for: by its title, else by the sentence beside it.
  const name = title === undefined ? label : `${label}: ${title}`;
  const described = title === undefined ? { "aria-describedby": said } : {};
  if ("href" in act)
    return (
      <Button size="small" href={act.href} aria-label={name} {...described}>
        {label}
      </Button>
    );
  return <CommandAct room={room} act={act} params={params} name={name} />;
}

type CommandActProps = Omit<ActProps, "act" | "said"> & {
  act: Extract<ObligationAct, { action: string }>;
  name: string;
};

function CommandAct({ room, act, params, name }: CommandActProps) {
  const { t } = useTranslation("shell");
  const words = useWords("shell", room);
  const { action, intent, fields, said, undo } = act;
  const command = useCommand({
    room,
    action,
    said: () => ({ text: words(said, params, room), undo: { intent: undo, fields, label: t("undo") } }),
  });
  return (
    <ActForm command={command} intent={intent} fields={fields}>
      <Button type="submit" size="small" loading={command.busy} aria-label={name}>
        {words(act.label, {}, room)}
      </Button>
    </ActForm>
  );
}

function termOf(dueOn: string | null, today: string): Term {
  if (dueOn === null) return "undated";
  if (dueOn < today) return "overdue";
  if (dueOn === today) return "today";
  return daysBetween(today, dueOn) <= 7 ? "week" : "later";
}
