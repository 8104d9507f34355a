import { probationReviewAddress } from "#app/modules/reviews/ui.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import type { PersonEscalation } from "../../queries/person-points.ts";
import { personCommands } from "../points-commands.ts";
import classes from "../points.module.css";
import { usePointsWords } from "../points-words.ts";
import type { PersonData } from "./person-screen.tsx";
import { useMayOnPoints } from "./use-may-on-points.ts";

const tones = { OPEN: "orange", TOLD: "blue", HANDLED: "green", WITHDRAWN: "grey" } as const;

/** Thresholds that were reached: they stand when points expire, and are withdrawn with a reason alone. */
export function Escalations({ page }: { page: PersonData }) {
  const { t } = usePointsWords();
  const mayDo = useMayOnPoints(page);
  if (page.escalations.length === 0) return null;
  return (
    <Section title={t("threshold.title")} description={t("threshold.text")}>
      <ul className={classes.plain}>
        {page.escalations.map((escalation) => (
          <Row
            key={escalation.id}
            escalation={escalation}
            mayHandle={mayDo("handle")}
            noteHref={page.notes[escalation.id] ?? null}
            reviewHref={page.mayStartReview ? reviewHrefOf(page.person.id, escalation) : null}
          />
        ))}
      </ul>
    </Section>
  );
}

/** Where the probation review is begun that an open threshold asks for, while the points bear it out. */
const reviewHrefOf = (employeeId: string, { escalationAction, probationLevel, state, supported }: PersonEscalation) =>
  escalationAction === "PROBATION_REVIEW" && state === "OPEN" && supported
    ? probationReviewAddress(employeeId, probationLevel ?? 1)
    : null;

type RowProps = {
  escalation: PersonEscalation;
  mayHandle: boolean;
  noteHref: string | null;
  reviewHref: string | null;
};

function Row({ escalation, mayHandle, noteHref, reviewHref }: RowProps) {
  const { t, format } = usePointsWords();
  const { points: threshold, crossedOn, escalationAction, probationLevel, supported, comment } = escalation;
  const state = escalation.state as keyof typeof tones;
  return (
    <li className={classes.row} data-row>
      <div className={classes.line}>
        <span>{t("threshold.reached", { count: threshold, date: format.date(crossedOn) })}</span>
        <Chip tone={tones[state]}>{t(`threshold-state.${state}`)}</Chip>
        {supported || state === "WITHDRAWN" ? null : <Chip tone="orange">{t("threshold.unsupported")}</Chip>}
      </div>
      {escalationAction === "NONE" ? null : (
        <p className={classes.soft}>{t(`asked.${escalationAction}`, { level: probationLevel ?? 1 })}</p>
      )}
      {comment ? (
        <p className={classes.words} dir="auto">
          {comment}
        </p>
      ) : null}
      {noteHref ? (
        <div>
          <Button href={noteHref}>{t("threshold.open-note")}</Button>
        </div>
      ) : null}
      {mayHandle && reviewHref ? (
        <div>
          <Button tone="primary" href={reviewHref}>
            {t("threshold.start-review")}
          </Button>
        </div>
      ) : null}
      {mayHandle && state === "OPEN" ? (
        <Close escalation={escalation} intent="handle" title={t("threshold.handle")} label={t("threshold.done")} />
      ) : null}
      {mayHandle && state !== "WITHDRAWN" ? (
        <Close
          escalation={escalation}
          intent="withdraw-threshold"
          title={t("threshold.withdraw")}
          label={t("event.why")}
        />
      ) : null}
    </li>
  );
}

type CloseProps = {
  escalation: PersonEscalation;
  intent: "handle" | "withdraw-threshold";
  title: string;
  label: string;
};

function Close({ escalation: { id }, intent, title, label }: CloseProps) {
  const { t } = usePointsWords();
  const form = personCommands.useCommandForm({
    ...{ intent, id: `${intent}-${id}`, about: "escalationId", said: t("said.saved") },
    fields: { escalationId: id },
  });
  return (
    <Fold title={title} open={form.wrong("comment") !== undefined}>
      <CommandForm form={form} guarded layout="reading">
        <TextArea {...form.field("comment")} label={label} rows={2} required />
        <div>
          <Button type="submit" tone={intent === "handle" ? "primary" : "danger"} loading={form.busy}>
            {title}
          </Button>
        </div>
      </CommandForm>
    </Fold>
  );
}
