import { IconAct, MoveActs } from "#app/platform/forms/icon-act.tsx";
import { termCommands } from "../people-commands.ts";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import type { JobTermKind } from "../../domain/job-terms.ts";
import type { FunctionTerm, JobTerm } from "../../queries/job-terms.ts";
import { shapePlaces } from "../../shape-places.ts";
import classes from "../shape.module.css";

/** A function with its roles. */
export function FunctionRow({ term }: { term: FunctionTerm }) {
  const { t } = useTranslation("people");
  return (
    <li>
      <TermRow kind="FUNCTION" term={term}>
        <IconButton
          size="small"
          href={`${shapePlaces.functionGrade}?add=ROLE&of=${term.id}`}
          label={t("shape.term.add-role-to", { name: term.name })}
          icon={<IconPlus aria-hidden="true" />}
        />
      </TermRow>
      <ul className={classes.terms}>
        {term.roles.map((role) => (
          <li key={role.id}>
            <TermRow kind="ROLE" term={role} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A grade, to be put lower or higher. */
export function GradeRow({ term, first, last }: { term: JobTerm; first: boolean; last: boolean }) {
  const { t } = useTranslation("people");
  const { name } = term;
  const command = termCommands.useCommand({ intent: "move-grade" });
  return (
    <li>
      <TermRow kind="GRADE" term={term}>
        <MoveActs
          command={command}
          intent="move-grade"
          fields={{ gradeId: term.id }}
          up={{ to: "LOWER", label: t("shape.term.lower", { name }), disabled: first }}
          down={{ to: "HIGHER", label: t("shape.term.higher", { name }), disabled: last }}
        />
      </TermRow>
    </li>
  );
}

function TermRow({
  kind,
  term: { id, name, people, used },
  children,
}: {
  kind: JobTermKind;
  term: JobTerm;
  children?: ReactNode;
}) {
  const { t } = useTranslation("people");
  const command = termCommands.useCommand({ intent: "remove-job-term", said: t("shape.removed") });
  return (
    <div className={`${classes.row} ${classes.term}`}>
      <span className={classes.words}>
        <UiLink href={`${shapePlaces.functionGrade}?edit=${kind}&term=${id}`} className={classes.name}>
          {name}
        </UiLink>
      </span>
      <span className={classes.count}>{t("list.count", { count: people })}</span>
      <span className={classes.actions}>
        {children}
        {used ? null : (
          <IconAct
            command={command}
            intent="remove-job-term"
            fields={{ termId: id, kind }}
            label={t("shape.term.remove", { name })}
            icon={<IconTrash aria-hidden="true" />}
          />
        )}
      </span>
    </div>
  );
}

/** Moving is seen; only what went is told of. */
export function saidOfTerm(removed: string): (done: { intent: string }) => string | null {
  return ({ intent }) => (intent === "remove-job-term" ? removed : null);
}
