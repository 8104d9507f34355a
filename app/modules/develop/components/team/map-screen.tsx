import { PersonChip } from "#app/modules/people/ui.ts";
import { useAddress } from "#app/shell/components/use-address.ts";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { developPlaces } from "../../develop-places.ts";
import type { Label } from "../../domain/label.ts";
import type { MapCompetency, MapPerson, TeamMap } from "../../queries/team-map.ts";
import classes from "../develop.module.css";
import { useDevelopWords } from "../develop-words.ts";
import { LabelChip } from "../marks.tsx";
import { WhoCanPanel } from "./who-can-panel.tsx";
import { useCompetencyHref } from "../use-competency-href.ts";

/** Who can do what: people against competencies, how many reach each, and where one person alone does. */
export function MapScreen({ page }: { page: TeamMap & { competency: string | null } }) {
  const { t } = useDevelopWords();
  const address = useAddress();
  const { people, competencies, cells, more } = page;
  const open = competencies.find(({ id }) => id === page.competency);
  return (
    <Stack>
      <PageHeader title={t("navigation.map")} description={t("map.text")} />
      {competencies.length === 0 ? (
        <EmptyState variant="people" title={t("map.none")}>
          {t("map.none-text")}
        </EmptyState>
      ) : (
        <div className={classes.scroll} role="group" aria-label={t("navigation.map")} tabIndex={0}>
          <table className={classes.map}>
            <thead>
              <tr>
                <th scope="col">{t("team.person")}</th>
                {competencies.map(({ id, name }) => (
                  <th key={id} scope="col">
                    <UiLink href={address({ competency: id, panelStack: null, empId: null })}>{name}</UiLink>
                  </th>
                ))}
              </tr>
              <tr>
                <th scope="row">{t("map.able")}</th>
                {competencies.map((competency) => (
                  <td key={competency.id}>
                    <Able competency={competency} />
                  </td>
                ))}
              </tr>
            </thead>
            <tbody>
              {people.map((person) => (
                <tr key={person.id}>
                  <th scope="row">
                    <PersonChip person={person} href={developPlaces.person(person.id)} />
                  </th>
                  {competencies.map(({ id, name }) => (
                    <Cell key={id} person={person} competency={{ id, name }} label={cells[person.id]?.[id]} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {open ? <WhoCanPanel key={open.id} page={page} competency={open} /> : null}
      {more > 0 ? <p className={classes.soft}>{t("map.more", { count: more })}</p> : null}
    </Stack>
  );
}

type CellProps = { person: MapPerson; competency: { id: string; name: string }; label: Label | undefined };

function Cell({ person, competency, label }: CellProps) {
  const { t } = useDevelopWords();
  const href = useCompetencyHref();
  const known = label && label !== "NOT_CRITICAL";
  return (
    <td>
      {known ? (
        <UiLink
          href={href(competency.id, person.id)}
          aria-label={t("map.cell", { person: person.name, competency: competency.name, label: t(`label.${label}`) })}
        >
          <LabelChip label={label} />
        </UiLink>
      ) : (
        <span className={classes.soft}>–</span>
      )}
    </td>
  );
}

/** How many could do it, and what that means for standing in for one another. */
function Able({ competency: { able, asked } }: { competency: MapCompetency }) {
  const { t } = useDevelopWords();
  const risk = able === 0 ? "nobody" : able === 1 ? "one" : null;
  return (
    <span className={classes.words}>
      <span>{t("map.of", { able, asked })}</span>
      {risk ? <span className={classes.soft}>{t(`map.${risk}`)}</span> : null}
    </span>
  );
}
