import { useTranslation } from "react-i18next";
import { IconPlus } from "@tabler/icons-react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { useSnackbar } from "#app/ui/snackbar/snackbar.tsx";
import type { JobTermKind } from "../domain/job-terms.ts";
import type { JobTerms } from "../queries/job-terms.ts";
import { shapePlaces } from "../shape-places.ts";
import { JobTermPanel, type TermAddress } from "./job-term-panel.tsx";
import { FunctionRow, GradeRow } from "./job-term-rows.tsx";
import classes from "./shape.module.css";
import { useOnceDone } from "./use-once-done.ts";
import { useRefusal } from "./use-refusal.ts";

export type FunctionGradeScreenProps = { terms: JobTerms; address: TermAddress; result: CommandResult | null };

/** What the company calls work: functions with their roles, and grades in their order. */
export function FunctionGradeScreen({ terms, address, result }: FunctionGradeScreenProps) {
  const { t } = useTranslation("people");
  const direct = result && (result.intent === "remove-job-term" || result.intent === "move-grade") ? result : null;
  const refusal = useRefusal(direct);
  const { show } = useSnackbar();
  useOnceDone(direct, ({ intent }) => {
    if (intent === "remove-job-term") show({ tone: "success", text: t("shape.removed") });
  });
  const { functions, grades } = terms;
  return (
    <>
      <PageHeader title={t("tabs.function-grade")} description={t("shape.term.description")} />
      {refusal.general ? (
        <Callout tone="danger" announced>
          {refusal.general}
        </Callout>
      ) : null}
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
      <JobTermPanel key={JSON.stringify(address)} address={address} terms={terms} result={result} />
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
