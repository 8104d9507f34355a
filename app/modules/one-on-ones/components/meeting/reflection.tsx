import { IconMoodCry, IconMoodHappy, IconMoodNeutral, IconMoodSad, IconMoodSmile } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { MeetingPage } from "../../queries/meeting-page.ts";
import { meetingCommands } from "../one-on-one-commands.ts";
import shared from "../one-on-ones.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";
import classes from "./reflection.module.css";

const moods = [IconMoodCry, IconMoodSad, IconMoodNeutral, IconMoodSmile, IconMoodHappy] as const;
const steps = [1, 2, 3, 4, 5] as const;

/** How one feels, which the other one sees, and how good the meeting was, which nobody else sees. */
export function Reflection({ page }: { page: MeetingPage }) {
  const { t } = useOneOnOneWords();
  const { asksMood, theirMood, other, standing } = page;
  if (standing === "CANCELLED" || standing === "DISABLED") return null;
  return (
    <>
      {asksMood ? (
        <Section title={t("mood.title")} description={t("mood.who", { name: other.name })}>
          <Scale
            page={page}
            name="mood"
            value={page.mood}
            label={(step) => t(`mood.${step}`)}
            mark={(step) => <Mood step={step} />}
          />
          {theirMood ? (
            <p className={shared.whoReads}>
              <Mood step={theirMood} />
              {t("mood.theirs", { name: other.name, mood: t(`mood.${theirMood}`) })}
            </p>
          ) : null}
        </Section>
      ) : null}
      {standing === "RUNNING" || standing === "HELD" ? (
        <Section title={t("rating.title")} description={t("rating.who")}>
          <Scale
            page={page}
            name="rating"
            value={page.rating}
            label={(step) => t("rating.step", { step })}
            mark={(step) => String(step)}
          />
        </Section>
      ) : null}
    </>
  );
}

type ScaleProps = {
  page: MeetingPage;
  name: "mood" | "rating";
  value: number | null;
  label: (step: number) => string;
  mark: (step: number) => ReactNode;
};

function Scale({ page, name, value, label, mark }: ScaleProps) {
  const { t } = useOneOnOneWords();
  const command = meetingCommands.useCommand({ intent: "reflect", key: `${name} ${page.id}` });
  const sent = command.sending?.get(name);
  const chosen = typeof sent === "string" ? Number(sent) : value;
  return (
    <ActForm command={command} intent="reflect" fields={{ meetingId: page.id }}>
      <div role="group" aria-label={t(`${name}.title`)} className={classes.scale}>
        {steps.map((step) => (
          <button
            key={step}
            type="submit"
            name={name}
            value={step}
            aria-pressed={chosen === step}
            aria-label={label(step)}
            title={label(step)}
            className={classes.scaleStep}
          >
            {mark(step)}
          </button>
        ))}
      </div>
    </ActForm>
  );
}

function Mood({ step }: { step: number }) {
  const Icon = moods[step - 1]!;
  return <Icon size={22} aria-hidden="true" />;
}
