import { PersonChip } from "#app/modules/people/ui.ts";
import { useAddress } from "#app/shell/components/use-address.ts";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import type { Label } from "../../domain/label.ts";
import type { MapCompetency, MapPerson, TeamMap } from "../../queries/team-map.ts";
import classes from "../develop.module.css";
import { useDevelopWords } from "../develop-words.ts";
import { LabelChip } from "../marks.tsx";
import { useCompetencyHref } from "../use-competency-href.ts";

const groups = [
  { key: "can", labels: ["EXCELLED", "SKILLED"] },
  { key: "gap", labels: ["BUILDING", "STARTING"] },
  { key: "unknown", labels: ["NOT_ENOUGH_DATA"] },
] as const satisfies readonly { key: string; labels: readonly Label[] }[];

type WhoCanProps = { page: Pick<TeamMap, "people" | "cells">; competency: MapCompetency };

/** One competency across a team: who can stand in for whom, who has a gap, and of whom nothing is known. */
export function WhoCanPanel({ page: { people, cells }, competency }: WhoCanProps) {
  const { t } = useDevelopWords();
  const closeHref = useAddress()({ competency: null });
  const found = groups.map(({ key, labels }) => ({
    key,
    rows: labels.flatMap((label) =>
      people.filter(({ id }) => cells[id]?.[competency.id] === label).map((person) => ({ person, label })),
    ),
  }));
  return (
    <SidePanel title={competency.name} closeLabel={t("close")} closeHref={closeHref}>
      <div className={classes.panel}>
        {found.map(({ key, rows }) => (
          <Group key={key} title={t(`map.${key}`)} rows={rows} competencyId={competency.id} />
        ))}
      </div>
    </SidePanel>
  );
}

type GroupProps = { title: string; rows: readonly { person: MapPerson; label: Label }[]; competencyId: string };

function Group({ title, rows, competencyId }: GroupProps) {
  const { t } = useDevelopWords();
  const href = useCompetencyHref();
  return (
    <section className={classes.words}>
      <h3 className={classes.name}>{title}</h3>
      {rows.length === 0 ? <p className={classes.soft}>{t("map.nobody")}</p> : null}
      <ul className={classes.plain}>
        {rows.map(({ person, label }) => (
          <li key={person.id} className={classes.row} data-row>
            <PersonChip person={person} href={href(competencyId, person.id)} />
            <LabelChip label={label} />
          </li>
        ))}
      </ul>
    </section>
  );
}
