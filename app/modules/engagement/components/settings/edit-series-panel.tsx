import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { AudienceField } from "#app/modules/audiences/ui.ts";
import { newId } from "#app/modules/questionnaires/ui.ts";
import { keptSections, type Question } from "#app/modules/questionnaires/domain.ts";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { Row, RowList, RowWords } from "#app/ui/row-list/row-list.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { library, type LibraryName } from "../../domain/samples/library.ts";
import { newQuestionOf } from "../../domain/samples/sample-question.ts";
import type { EditedSeries } from "../../queries/series-list.ts";
import { FromLibrary } from "../creation/questions-step.tsx";
import { settingsCommands } from "../engagement-commands.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";
import { EndSeries } from "./recurring.tsx";
import { Rhythm } from "./series-panel.tsx";

type Typed = Pick<EditedSeries, "questions" | "drivers"> & { rhythm: Record<string, string>; audience: boolean };

/** Changes how often a recurring survey asks, what, and whom; what changes, and from when on, is said before it is saved. */
export function EditSeriesPanel({ series }: { series: EditedSeries }) {
  const { t, say } = useEngagementWords();
  const closeHref = useAddress()({ series: null });
  const { id, kind, title, version, everyWeeks, asks, share } = series;
  const rhythm = { everyWeeks: String(everyWeeks), asks: String(asks), share: String(share) };
  const { questions: former, drivers: formerDrivers } = series;
  const [typed, setTyped] = useState<Typed>({ questions: former, drivers: formerDrivers, rhythm, audience: false });
  const form = settingsCommands.useCommandForm({
    intent: "edit-series",
    fields: {
      ...{ seriesId: id, version: String(version) },
      ...{ questions: JSON.stringify(typed.questions), drivers: JSON.stringify(typed.drivers) },
      ...(kind === "PULSE" ? {} : rhythm),
    },
    defaultValue: rhythm,
    said: t("said.saved"),
    leaveTo: closeHref,
  });
  const ask = (questions: Question[], drivers = typed.drivers) => {
    setTyped({ ...typed, questions, drivers });
    form.touch();
  };
  const take = (name: LibraryName) => {
    const question = newQuestionOf(library[name], newId);
    ask([...typed.questions, question], { ...typed.drivers, [question.id]: library[name].driver });
  };
  const readTyped = (event: React.FormEvent<HTMLFormElement>) => {
    const data = new FormData(event.currentTarget);
    const said = (name: string) => (typeof data.get(name) === "string" ? String(data.get(name)) : "");
    setTyped({ ...typed, rhythm: Object.fromEntries(Object.keys(rhythm).map((name) => [name, said(name)])) });
  };
  return (
    <FormPanel
      form={form}
      title={say(title)}
      closeHref={closeHref}
      submit={t("creation.save")}
      onInput={readTyped}
      below={<EndSeries series={series} />}
    >
      <WhatChanges series={series} typed={typed} rhythm={rhythm} />
      {kind === "PULSE" ? <Rhythm field={form.field} /> : <p className={classes.soft}>{t(`series.kind.${kind}`)}</p>}
      <Asked questions={typed.questions} onChange={ask} onTake={take} />
      <Section title={t("series.whom")}>
        <AudienceField
          audience={series.audience}
          choices={series.choices}
          wrong={form.wrong}
          onChange={() => {
            setTyped((now) => ({ ...now, audience: true }));
            form.touch();
          }}
        />
      </Section>
    </FormPanel>
  );
}

type AskedProps = {
  questions: readonly Question[];
  onChange: (questions: Question[]) => void;
  onTake: (name: LibraryName) => void;
};

/** What it asks in turn: each can be left out, and more are taken from the library. */
function Asked({ questions, onChange, onTake }: AskedProps) {
  const { t, say } = useEngagementWords();
  return (
    <Section title={t("series.questions")}>
      <RowList aria-label={t("series.questions")}>
        {questions.map((question) => (
          <Row key={question.id} apart>
            <RowWords>{say(question.text)}</RowWords>
            <IconButton
              icon={<IconTrash />}
              label={t("series.leave-out", { question: say(question.text) })}
              onClick={() => onChange(keptSections(questions, (each) => each !== question))}
            />
          </Row>
        ))}
      </RowList>
      <FromLibrary onTake={onTake} />
    </Section>
  );
}

type WhatChangesProps = { series: EditedSeries; typed: Typed; rhythm: Typed["rhythm"] };

/** What saving would change, and from when on. */
function WhatChanges({ series: { kind, questions, nextOn }, typed, rhythm }: WhatChangesProps) {
  const { t, format } = useEngagementWords();
  const known = new Set(questions.map(({ id }) => id));
  const kept = typed.questions.filter(({ id }) => known.has(id)).length;
  const changes = [
    ...(["everyWeeks", "asks", "share"] as const)
      .filter((name) => kind === "PULSE" && typed.rhythm[name] !== rhythm[name])
      .map((name) => t(`series.changed-${name}`, { from: rhythm[name]!, to: typed.rhythm[name] || "–" })),
    ...(typed.questions.length > kept ? [t("series.questions-added", { count: typed.questions.length - kept })] : []),
    ...(questions.length > kept ? [t("series.questions-left-out", { count: questions.length - kept })] : []),
    ...(typed.audience ? [t("series.changed-audience")] : []),
  ];
  return (
    <Callout title={t(changes.length === 0 ? "series.no-change" : "series.changes")}>
      {changes.length > 0 ? (
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      ) : null}
      {kind !== "PULSE"
        ? t("series.from-then")
        : nextOn
          ? t("series.from-next", { date: format.date(nextOn) })
          : t("series.from-next-time")}
    </Callout>
  );
}
