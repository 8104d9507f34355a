import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { AddressForm } from "#app/shell/components/address-form.tsx";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { useLocation } from "@remix-run/react";
import { IconDownload, IconPencil, IconTrash } from "@tabler/icons-react";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Toolbar } from "#app/ui/toolbar/toolbar.tsx";
import { cohortPlace, cohortPlaces } from "../../cohort-places.ts";
import type { CohortScreen } from "../../queries/cohort-screen.ts";
import { peoplePageSize } from "../../domain/cohort.ts";
import { useCohortSaid, useCommand } from "../cohort-commands.ts";
import { CohortFacts } from "./cohort-facts.tsx";
import { CohortPeople } from "./cohort-people.tsx";
import classes from "../cohort.module.css";

/** One cohort: how it is made, who is in it, who uses it. */
export function CohortScreenView({ screen }: { screen: CohortScreen }) {
  const { t } = useTranslation("audiences");
  const format = useFormat();
  const { people, page, name, base } = screen;
  const title = name ?? t(`cohort.base.${base}`);
  return (
    <>
      <PageHeader
        title={title}
        {...(screen.description ? { description: screen.description } : {})}
        breadcrumbs={[{ label: t("navigation.cohorts"), href: cohortPlaces.list }]}
        breadcrumbsLabel={t("cohort.way")}
        meta={
          <>
            <Chip tone={screen.shared ? "blue" : "neutral"}>{t(screen.shared ? "shared" : "private")}</Chip>
            {screen.ownerName && !screen.mine ? (
              <span className={classes.soft}>{t("by", { name: screen.ownerName })}</span>
            ) : null}
          </>
        }
        actions={<Acts screen={screen} />}
      />
      <Section title={t("cohort.made")}>
        <CohortFacts screen={screen} />
      </Section>
      {screen.id === null ? null : <Uses uses={screen.uses} />}
      <Section
        title={t("cohort.people")}
        description={t("cohort.count", { count: people.total, number: format.number(people.total) })}
      >
        {screen.unfinished ? <Callout tone="warning">{t("cohort.unfinished-text")}</Callout> : null}
        {screen.partly ? <Callout tone="info">{t("cohort.partly")}</Callout> : null}
        <PeopleTools screen={screen} />
        <CohortPeople caption={title} people={people.rows} empty={<Nobody searched={screen.search !== ""} />} />
        <ListPages page={page} pageSize={peoplePageSize} total={people.total} />
      </Section>
    </>
  );
}

function Acts({ screen: { id, name, mayEdit, mayDelete } }: { screen: CohortScreen }) {
  const { t } = useTranslation("audiences");
  if (id === null) return null;
  return (
    <>
      {mayEdit ? (
        <Button href={cohortPlace(id, "/edit")} icon={<IconPencil aria-hidden="true" />}>
          {t("act.edit")}
        </Button>
      ) : null}
      {mayDelete ? <DeleteCohort id={id} name={name} /> : null}
    </>
  );
}

/** Goes at once, leads back to the list, and offers to take it back. */
function DeleteCohort({ id, name }: { id: string; name: string | null }) {
  const { t } = useTranslation("audiences");
  const command = useCommand({
    intent: "delete-cohort",
    action: cohortPlaces.list,
    said: useCohortSaid(),
    leaveTo: cohortPlaces.list,
  });
  return (
    <ActForm command={command} intent="delete-cohort" fields={{ cohortId: id, leaves: "yes" }}>
      <Button
        type="submit"
        loading={command.busy}
        icon={<IconTrash aria-hidden="true" />}
        aria-label={t("cohort.delete", { name: name ?? "" })}
      >
        {t("act.delete")}
      </Button>
    </ActForm>
  );
}

function PeopleTools({ screen: { id, base, search } }: { screen: CohortScreen }) {
  const { t } = useTranslation("audiences");
  const location = useLocation();
  return (
    <AddressForm role="search" className={classes.filters}>
      <Toolbar
        label={t("cohort.tools")}
        end={
          <Button
            href={`${cohortPlace(id ?? base, "/people.csv")}${location.search}`}
            rel="external"
            icon={<IconDownload aria-hidden="true" />}
          >
            {t("cohort.export")}
          </Button>
        }
      >
        <SearchField name="search" label={t("cohort.search-people")} defaultValue={search} className={classes.search} />
      </Toolbar>
    </AddressForm>
  );
}

/** What rooms do with it, in their own words. */
function Uses({ uses }: { uses: CohortScreen["uses"] }) {
  const { t } = useTranslation("audiences");
  const words = useWords("audiences", ...new Set(uses.map(({ room }) => room)));
  if (uses.length === 0) return null;
  return (
    <Section title={t("cohort.uses")}>
      <ul className={classes.uses}>
        {uses.map((use) => {
          const said = words(use.label, use.params, use.room);
          return (
            <li key={`${use.room} ${use.label} ${said}`}>
              {use.link ? <UiLink href={use.link}>{said}</UiLink> : said}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function Nobody({ searched }: { searched: boolean }) {
  const { t } = useTranslation("audiences");
  if (searched) return <EmptyState variant="search" title={t("cohort.nobody-found")} />;
  return (
    <EmptyState variant="people" title={t("cohort.nobody")}>
      {t("cohort.nobody-text")}
    </EmptyState>
  );
}
