import type { ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import type { EmployeeProfile, PrivateFacts } from "../../queries/employee-profile.ts";
import { PersonChip } from "../person-chip/person-chip.tsx";
import { useTenure } from "../use-tenure.ts";

/** What every colleague may know. */
export function PublicFactsList({ profile }: { profile: EmployeeProfile }) {
  const { t } = useTranslation("people");
  const format = useFormat();
  const manager = profile.chain[0];
  return (
    <Facts
      facts={[
        [
          t("column.email"),
          profile.isErased ? null : (
            <UiLink key="email" href={`mailto:${profile.email}`}>
              {profile.email}
            </UiLink>
          ),
        ],
        [t("column.role"), profile.role],
        [t("column.function"), profile.function],
        [t("column.org-unit"), profile.orgUnit],
        [t("column.location"), profile.location],
        [
          t("column.manager"),
          manager ? (
            <PersonChip key="manager" person={{ id: manager.id, name: manager.name, photo: manager.photo }} />
          ) : null,
        ],
        [t("column.joined"), format.date(profile.joinedOn)],
      ]}
    />
  );
}

/** What the person, those above them and platform admins know; facts the reader may not know are not there at all. */
export function PrivateFactsList({ facts }: { facts: Partial<PrivateFacts> }) {
  const { t } = useTranslation("people");
  const format = useFormat();
  const tenure = useTenure();
  const date = (value: string | null | undefined) => (value ? format.date(value) : null);
  return (
    <Facts
      facts={[
        [t("column.grade"), facts.grade],
        [t("kind.DOTTED_LINE"), facts.dottedLine],
        [t("private.personal-email"), facts.personalEmail],
        [t("private.date-of-birth"), date(facts.dateOfBirth)],
        [t("private.gender"), facts.gender ? t(`gender.${facts.gender}`) : null],
        [t("private.ethnicity"), facts.ethnicity],
        [
          t("private.experience"),
          typeof facts.experienceBeforeJoiningMonths === "number" ? tenure(facts.experienceBeforeJoiningMonths) : null,
        ],
        [t("private.resigned-on"), date(facts.resignedOn)],
        [
          t("private.probation"),
          facts.probation
            ? t("probation.on", {
                decision: t(`probation.${facts.probation.decision}`),
                date: format.date(facts.probation.on),
              })
            : null,
        ],
      ]}
    />
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <DefinitionList
      items={facts
        .filter(([, detail]) => detail !== null && detail !== undefined && detail !== "")
        .map(([term, detail]) => ({ term, detail }))}
    />
  );
}
