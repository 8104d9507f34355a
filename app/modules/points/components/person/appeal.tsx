import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import type { PersonEvent } from "../../queries/person-points.ts";
import { personCommands } from "../points-commands.ts";
import classes from "../points.module.css";
import { usePointsWords } from "../points-words.ts";
import type { PersonData } from "./person-screen.tsx";
import { useMayOnPoints } from "./use-may-on-points.ts";

type AppealProps = { page: PersonData; event: PersonEvent };

const tones = { ASKED: "blue", GRANTED: "green", DECLINED: "grey", TAKEN_BACK: "grey" } as const;

/** The appeal against an event: asked by the person, decided by somebody else than who recorded it. */
export function Appeal({ page, event }: AppealProps) {
  const { t } = usePointsWords();
  const mayDo = useMayOnPoints(page);
  const { appeal, appealable, withdrawnReason } = event;
  const mayAsk = mayDo("appeal") && appealable && (!appeal || appeal.state === "TAKEN_BACK");
  if (!appeal) return mayAsk ? <Ask event={event} /> : null;
  const state = appeal.state as keyof typeof tones;
  return (
    <div className={classes.fields}>
      <div className={classes.line}>
        <Chip tone={tones[state]}>{t(`appeal-state.${state}`)}</Chip>
        {state === "ASKED" && mayDo("appeal") ? <TakeBack appealId={appeal.id} /> : null}
      </div>
      <p className={classes.words} dir="auto">
        {t("appeal.said", { reason: appeal.reason })}
      </p>
      {appeal.answer && appeal.answer !== withdrawnReason ? (
        <p className={classes.words} dir="auto">
          {t("appeal.answered", { answer: appeal.answer })}
        </p>
      ) : null}
      {state === "ASKED" && mayDo("decide") ? (
        event.recordedByMe ? (
          <p className={classes.soft}>{t("appeal.own-record")}</p>
        ) : (
          <Decide appeal={appeal} kind={event.kind} />
        )
      ) : null}
      {mayAsk ? <Ask event={event} /> : null}
    </div>
  );
}

function Ask({ event: { id } }: Pick<AppealProps, "event">) {
  const { t } = usePointsWords();
  const form = personCommands.useCommandForm({
    ...{ intent: "appeal", id: `appeal-${id}`, fields: { eventId: id }, about: "eventId", said: t("said.appealed") },
  });
  return (
    <Fold title={t("appeal.ask")} open={form.wrong("reason") !== undefined}>
      <CommandForm form={form} guarded layout="reading">
        <TextArea
          {...form.field("reason")}
          label={t("appeal.reason")}
          description={t("appeal.reason-text")}
          rows={3}
          required
        />
        <div>
          <Button type="submit" tone="primary" loading={form.busy}>
            {t("appeal.send")}
          </Button>
        </div>
      </CommandForm>
    </Fold>
  );
}

function TakeBack({ appealId }: { appealId: string }) {
  const { t } = usePointsWords();
  const command = personCommands.useCommand({ intent: "take-back", key: appealId, said: t("said.saved") });
  return (
    <ActForm command={command} intent="take-back" fields={{ appealId }}>
      <Button type="submit" size="small" tone="quiet" loading={command.busy}>
        {t("appeal.take-back")}
      </Button>
    </ActForm>
  );
}

type DecideProps = Pick<PersonEvent, "kind"> & { appeal: NonNullable<PersonEvent["appeal"]> };

function Decide({ appeal: { id }, kind }: DecideProps) {
  const { t } = usePointsWords();
  const form = personCommands.useCommandForm({
    ...{ intent: "decide", id: `decide-${id}`, about: "appealId", said: t("said.saved") },
    fields: { appealId: id },
  });
  const size = kind === "MISSED_SHIFT" ? "days" : "minutes";
  return (
    <CommandForm form={form} guarded layout="inset">
      <TextArea {...form.field("answer")} label={t("appeal.answer")} rows={2} required />
      <NumberField
        {...form.field(size)}
        label={t(`appeal.found-${size}`)}
        description={t("appeal.found-text")}
        min={1}
        max={size === "days" ? 366 : 1440}
        step={1}
      />
      <div className={classes.line}>
        <Button type="submit" name="granted" value="yes" tone="primary" loading={form.busy}>
          {t("appeal.grant")}
        </Button>
        <Button type="submit" name="granted" value="corrected" loading={form.busy}>
          {t("appeal.grant-corrected")}
        </Button>
        <Button type="submit" name="granted" value="no" loading={form.busy}>
          {t("appeal.decline")}
        </Button>
      </div>
    </CommandForm>
  );
}
