import { useEffect, useState, type FormEvent } from "react";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { useLoaded } from "#app/shell/components/use-loaded.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { oneOnOnePlaces } from "../one-on-one-places.ts";
import type { TimeHints as Hints } from "../queries/time-hints.ts";
import { useOneOnOneWords } from "./one-on-one-words.ts";
import classes from "./time-hints.module.css";

/** What is typed of a time, and the proposal that was taken last. */
export type TypedTime = {
  typed: Readonly<Record<"start" | "minutes", string>>;
  /** `turn` counts them. */
  taken: { start: string; turn: number } | null;
  listen: (event: FormEvent<HTMLFormElement>) => void;
  take: (start: string) => void;
};

/** Follows what is typed into the fields `start` and `minutes` of a form. */
export function useTypedTime(first: TypedTime["typed"]): TypedTime {
  const [typed, setTyped] = useState(first);
  const [taken, setTaken] = useState<TypedTime["taken"]>(null);
  return {
    typed,
    taken,
    listen: ({ currentTarget }) => {
      const data = new FormData(currentTarget);
      const text = (name: "start" | "minutes") => {
        const value = data.get(name);
        return typeof value === "string" ? value : typed[name];
      };
      setTyped({ start: text("start"), minutes: text("minutes") });
    },
    take: (start) => {
      setTaken({ start, turn: (taken?.turn ?? 0) + 1 });
      setTyped({ ...typed, start });
    },
  };
}

type StartFieldProps = { form: AnyCommandForm; time: TypedTime; label?: string; description?: string };

/** When a 1:1 begins; a proposal that is taken stands in it. */
export function StartField({ form, time: { taken }, label, description }: StartFieldProps) {
  const { t } = useOneOnOneWords();
  const field = form.field("start");
  const turn = taken?.turn;
  // The button that was pressed is gone with the reasons for it.
  useEffect(() => {
    if (turn !== undefined) document.getElementById(field.id)?.focus();
  }, [turn, field.id]);
  return (
    <DateField
      key={turn}
      {...field}
      defaultValue={taken?.start ?? field.defaultValue}
      kind="datetime-local"
      label={label ?? t("form.start")}
      description={description}
      required
    />
  );
}

type TimeHintsProps = {
  form: AnyCommandForm;
  time: TypedTime;
  partnerId: string;
  /** What is moved, and so in nobody's way. */
  moved?: { series: string } | { meeting: string };
};

/** What speaks against the time that is typed, and times at which both are free. */
export function TimeHints({ form, time: { typed, take }, partnerId, moved }: TimeHintsProps) {
  const { t, when } = useOneOnOneWords();
  const { data } = useLoaded<Hints | null>(
    oneOnOnePlaces.times(new URLSearchParams({ with: partnerId, ...typed, ...moved }).toString()),
  );
  const choose = (start: string) => {
    take(start);
    form.touch();
  };
  const against = data ? sentencesOf(data, t) : [];
  return (
    <div aria-live="polite">
      {data && against.length > 0 ? (
        <Callout tone="warning" title={against.join(" ")}>
          {data.free.length > 0 ? (
            <>
              <p>{t("times.free")}</p>
              <div className={classes.free}>
                {data.free.map(({ start, at }) => (
                  <Button key={start} size="small" onClick={() => choose(start)}>
                    {when(at)}
                  </Button>
                ))}
              </div>
            </>
          ) : null}
        </Callout>
      ) : null}
    </div>
  );
}

function sentencesOf(
  { mine, theirs, busyMine, busyTheirs, holiday, dayOff }: Hints,
  t: ReturnType<typeof useOneOnOneWords>["t"],
): string[] {
  return [
    ...mine.map((name) => t("times.mine", { name })),
    ...(theirs ? [t("times.theirs")] : []),
    ...(busyMine && mine.length === 0 ? [t("times.busy-mine")] : []),
    ...(busyTheirs && !theirs && mine.length === 0 ? [t("times.busy-theirs")] : []),
    ...(holiday ? [t("times.holiday", { name: holiday })] : []),
    ...(dayOff ? [t("times.day-off")] : []),
  ];
}
