import type { useLoaderData } from "@remix-run/react";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { PersonChip } from "#app/modules/people/ui.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Columns } from "#app/ui/columns/columns.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { useCompetencyHref } from "../use-competency-href.ts";
import { MeasureSwitch } from "./measure-switch.tsx";
import { developPlaces } from "../../develop-places.ts";
import type { loader } from "../../routes/person.tsx";
import type { Standing } from "../../queries/standings.ts";
import { personCommands } from "../develop-commands.ts";
import classes from "../develop.module.css";
import { useDevelopWords, useReasons } from "../develop-words.ts";
import { LabelChip } from "../marks.tsx";
import { AskButton } from "./ask-button.tsx";
import { Ladder } from "./ladder.tsx";
import { WhyMenu } from "../why-menu.tsx";
import { NotePanel, Notes } from "./notes.tsx";

/** What the job asks, and how somebody stands in it: each competency with its label and why. */
export function PersonScreen({ page }: { page: PersonData }) {
  const { t } = useDevelopWords();
  const { person, isMe } = page;
  return (
    <Stack>
      <PageHeader
        title={isMe ? t("person.mine") : t("person.title", { name: person.name })}
        actions={<Acts page={page} />}
        {...(isMe
          ? {}
          : { breadcrumbs: [{ label: person.name, href: `/app/employee/${person.id}` }], breadcrumbsLabel: t("path") })}
      />
      <Job page={page} />
      <personCommands.PageAnswer
        intents={["ask-self-assessment", "remove-note", "set-findable", "assess", "save-note"]}
        said={t("said.saved")}
      />
      <Asked page={page} />
      <Columns>
        <Stack>
          <Standings page={page} />
        </Stack>
        <Stack as="aside" aria-label={t("person.beside")}>
          <Notes page={page} />
          {isMe && page.allowsSearch ? <Findable findable={page.findable} /> : null}
        </Stack>
      </Columns>
      {page.note ? <NotePanel key={page.note} page={page} /> : null}
    </Stack>
  );
}

export type PersonData = ReturnType<typeof useLoaderData<typeof loader>>;

/** The job of today and the one that comes next, and the way to compare with either. */
function Job({ page }: { page: PersonData }) {
  const { t } = useDevelopWords();
  const { person, next, measure, isMe } = page;
  const grade = person.grade?.name ?? t("person.no-grade");
  return (
    <div className={classes.line}>
      {isMe ? null : <PersonChip person={person} />}
      <span>
        {person.role ?? t("person.no-role")} · {next ? t("level-up.step", { from: grade, to: next.name }) : grade}
      </span>
      {next ? (
        <MeasureSwitch measure={measure} now={person.grade?.name ?? t("person.no-grade")} next={next.name} />
      ) : null}
    </div>
  );
}

function Acts({ page: { isMe, mayAssess, person } }: { page: PersonData }) {
  const { t } = useDevelopWords();
  return (
    <span className={classes.line}>
      {mayAssess && !isMe ? <AskButton employeeId={person.id} /> : null}
      {isMe ? null : (
        <>
          <Button href={developPlaces.personPlan(person.id)}>{t("navigation.plan")}</Button>
          <Button href={developPlaces.personLevelUp(person.id)}>{t("navigation.level-up")}</Button>
        </>
      )}
      <WhyMenu about="Development" record={person.id} />
    </span>
  );
}

function Asked({ page: { ask, isMe } }: { page: PersonData }) {
  const { t, format } = useDevelopWords();
  if (!ask) return null;
  return (
    <Callout>{t(isMe ? "person.asked-me" : "person.asked", { name: ask.by, date: format.date(ask.dueOn) })}</Callout>
  );
}

function Standings({ page }: { page: PersonData }) {
  const { t } = useDevelopWords();
  const { standings } = page;
  const asked = standings.filter(({ label }) => label !== "NOT_CRITICAL");
  const others = standings.filter(({ label }) => label === "NOT_CRITICAL");
  return (
    <>
      <Ladder standings={asked} levels={page.levels} />
      {asked.length === 0 ? (
        <EmptyState title={t("person.none")}>{t("person.none-text")}</EmptyState>
      ) : (
        <ul className={classes.plain}>
          {asked.map((standing) => (
            <StandingRow key={standing.competencyId} page={page} standing={standing} />
          ))}
        </ul>
      )}
      {others.length > 0 ? (
        <Fold title={t("person.others", { count: others.length })}>
          <ul className={classes.plain}>
            {others.map((standing) => (
              <StandingRow key={standing.competencyId} page={page} standing={standing} />
            ))}
          </ul>
        </Fold>
      ) : null}
      <Fold title={t("rule.title")}>
        <ol>
          {([1, 2, 3, 4, 5] as const).map((number) => (
            <li key={number}>{t(`rule.${number}`)}</li>
          ))}
        </ol>
      </Fold>
    </>
  );
}

function StandingRow({ page, standing }: { page: PersonData; standing: Standing }) {
  const { t, levelName } = useDevelopWords();
  const competency = useCompetencyHref();
  const reasons = useReasons(page.levels);
  return (
    <li className={classes.row} data-row>
      <span className={classes.words}>
        <UiLink href={competency(standing.competencyId, page.isMe ? null : page.person.id)} className={classes.name}>
          {standing.name}
        </UiLink>
        {standing.expectedLevel ? (
          <span className={classes.soft}>
            {t("expected", { level: levelName(standing.expectedLevel, page.levels) })}
          </span>
        ) : null}
        <span className={classes.soft}>{reasons(standing).join(" · ")}</span>
      </span>
      <LabelChip label={standing.label} />
    </li>
  );
}

/** A person's own switch. */
function Findable({ findable }: { findable: boolean }) {
  const { t } = useDevelopWords();
  const command = personCommands.useCommand({ intent: "set-findable", said: t("said.saved") });
  return (
    <div className={classes.words}>
      <span className={classes.soft}>{t(findable ? "findable.on" : "findable.off")}</span>
      <ActForm command={command} intent="set-findable" fields={{ findable: findable ? "false" : "true" }}>
        <Button type="submit" size="small" loading={command.busy}>
          {t(findable ? "findable.turn-off" : "findable.turn-on")}
        </Button>
      </ActForm>
    </div>
  );
}
