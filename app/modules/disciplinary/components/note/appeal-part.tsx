import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Chip, type Tone } from "#app/ui/chip/chip.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import type { AppealState } from "../../domain/note.ts";
import type { Appeal, NotePage } from "../../queries/note-page.ts";
import { noteCommands } from "../disciplinary-commands.ts";
import { useDisciplinaryWords } from "../disciplinary-words.ts";
import classes from "../disciplinary.module.css";

const tones: Record<AppealState, Tone> = { SUBMITTED: "blue", UPHELD: "green", DISMISSED: "grey", WITHDRAWN: "grey" };

/** Appeals that were made, how they were decided, and what the reader may do about them. */
export function AppealPart({ page }: { page: NotePage }) {
  const { t } = useDisciplinaryWords();
  const { appeals, acts, appealBy, note } = page;
  const makes = acts.includes("appeal") && appealBy !== null;
  if (appeals.length === 0 && !makes) return null;
  return (
    <Section title={t("appeal.title")}>
      <ul className={classes.plain}>
        {appeals.map((appeal) => (
          <AppealRow key={appeal.id} appeal={appeal} />
        ))}
      </ul>
      {makes ? <MakeAppeal noteId={note.id} lastDay={appealBy} /> : null}
      {acts.includes("appeal") && appealBy === null ? <Withdraw noteId={note.id} /> : null}
      {acts.includes("decide") ? <Decide noteId={note.id} /> : null}
    </Section>
  );
}

function AppealRow({ appeal }: { appeal: Appeal }) {
  const { t, format } = useDisciplinaryWords();
  const { state, reason, madeAt, decidedAt, decidedBy, decision } = appeal;
  return (
    <li>
      <p className={classes.chips}>
        <Chip tone={tones[state]}>{t(`appeal.${state}`)}</Chip>
        <span className={classes.soft}>{format.dateTime(madeAt)}</span>
      </p>
      <p className={classes.words} dir="auto">
        {reason}
      </p>
      {decidedAt ? (
        <>
          <p className={classes.soft}>
            {t("appeal.decided", { name: decidedBy ?? "", date: format.dateTime(decidedAt) })}
          </p>
          <p className={classes.words} dir="auto">
            {decision}
          </p>
        </>
      ) : null}
    </li>
  );
}

function MakeAppeal({ noteId, lastDay }: { noteId: string; lastDay: string }) {
  const { t, format } = useDisciplinaryWords();
  const form = noteCommands.useCommandForm({ intent: "appeal-note", fields: { noteId }, said: t("said.appealed") });
  return (
    <Fold title={t("appeal.make")}>
      <CommandForm form={form} guarded layout="reading">
        <p className={classes.soft}>{t("appeal.make-text", { date: format.date(lastDay) })}</p>
        <TextArea {...form.field("reason")} label={t("appeal.reason")} rows={5} maxLength={10_000} required />
        <SubmitRow form={form} label={t("appeal.make")} />
      </CommandForm>
    </Fold>
  );
}

function Withdraw({ noteId }: { noteId: string }) {
  const { t } = useDisciplinaryWords();
  const command = noteCommands.useCommand({ intent: "withdraw-appeal", said: t("said.saved") });
  return (
    <ActForm command={command} intent="withdraw-appeal" fields={{ noteId }}>
      <Button type="submit" loading={command.busy}>
        {t("appeal.withdraw")}
      </Button>
    </ActForm>
  );
}

function Decide({ noteId }: { noteId: string }) {
  const { t } = useDisciplinaryWords();
  const form = noteCommands.useCommandForm({ intent: "decide-appeal", fields: { noteId }, said: t("said.decided") });
  return (
    <CommandForm form={form} guarded layout="reading">
      <RadioGroup
        {...form.field("verdict")}
        label={t("appeal.decide")}
        options={(["UPHELD", "DISMISSED"] as const).map((value) => ({
          value,
          label: t(`appeal.${value}`),
          description: t(`appeal.${value}-text`),
        }))}
        required
      />
      <TextArea {...form.field("decision")} label={t("appeal.decision")} rows={4} maxLength={10_000} required />
      <SubmitRow form={form} label={t("appeal.decide")} />
    </CommandForm>
  );
}
