import { termCommands } from "../people-commands.ts";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { IconPlus } from "@tabler/icons-react";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { JobTermKind } from "../../domain/job-terms.ts";
import type { JobTerms } from "../../queries/job-terms.ts";
import { shapePlaces } from "../../shape-places.ts";
import { JobTermPanel, type TermAddress } from "./job-term-panel.tsx";
import { FunctionRow, GradeRow, saidOfTerm } from "./job-term-rows.tsx";
import classes from "../shape.module.css";

export type FunctionGradeScreenProps = { terms: JobTerms; address: TermAddress };

/** What the company calls work: functions with their roles, and grades in their order. */
export function FunctionGradeScreen({ terms, address }: FunctionGradeScreenProps) {
  const { t } = useTranslation("people");
  const { functions, grades } = terms;
  return (
    <>
      <PageHeader title={t("navigation.function-grade")} description={t("shape.term.description")} />
      <termCommands.PageAnswer intents={["remove-job-term", "move-grade"]} said={saidOfTerm(t("shape.removed"))} />
      <div className={classes.sections}>
        <Section
          title={t("shape.term.functions")}
          description={t("shape.term.functions-text")}
          actions={<Add kind="FUNCTION" />}
        >
          {functions.length === 0 ? (
            <EmptyState title={t("shape.term.no-functions")} />
          ) : (
            <ul className={classes.terms}>
              {functions.map((one) => (
                <FunctionRow key={one.id} term={one} />
              ))}
            </ul>
          )}
        </Section>
        <Section
          title={t("shape.term.grades")}
          description={t("shape.term.grades-text")}
          actions={<Add kind="GRADE" />}
        >
          {grades.length === 0 ? (
            <EmptyState title={t("shape.term.no-grades")} />
          ) : (
            <ol className={classes.terms}>
              {grades.map((one, place) => (
                <GradeRow key={one.id} term={one} first={place === 0} last={place === grades.length - 1} />
              ))}
            </ol>
          )}
        </Section>
      </div>
      <JobTermPanel key={JSON.stringify(address)} address={address} terms={terms} />
    </>
  );
}

function Add({ kind }: { kind: JobTermKind }) {
  const { t } = useTranslation("people");
  return (
    <Button href={`${shapePlaces.functionGrade}?add=${kind}`} icon={<IconPlus aria-hidden="true" />}>
      {t(`shape.term.add.${kind}`)}
    </Button>
  );
}
