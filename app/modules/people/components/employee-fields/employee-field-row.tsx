import { ArchiveAct, MoveActs } from "#app/platform/forms/icon-act.tsx";
import { fieldCommands } from "../people-commands.ts";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { UiLink } from "#app/ui/link/link.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import type { DefinedField } from "../../queries/employee-fields.ts";
import { shapePlaces } from "../../shape-places.ts";
import classes from "../shape.module.css";

type RowProps = { field: DefinedField; first: boolean; last: boolean };

/** A field in a line: what it is, how many have it; put earlier or later, archived or brought back. */
export function EmployeeFieldRow({ field, first, last }: RowProps) {
  const { id, name, kind, required, archived, people } = field;
  const { t } = useTranslation("people");
  const facts = [t(`field.kinds.${kind}`), ...(required ? [t("field.required")] : [])];
  return (
    <li>
      <div className={`${classes.row} ${classes.term}`}>
        <span className={classes.words}>
          {archived ? (
            <span className={classes.name}>{name}</span>
          ) : (
            <UiLink href={`${shapePlaces.employeeFields}?edit=${id}`} className={classes.name}>
              {name}
            </UiLink>
          )}
          <SmallText>{facts.join(" · ")}</SmallText>
        </span>
        <span className={classes.count}>{t("list.count", { count: people })}</span>
        <span className={classes.actions}>
          {archived ? null : <MoveButtons field={field} first={first} last={last} />}
          <ArchiveButton field={field} />
        </span>
      </div>
    </li>
  );
}

function MoveButtons({ field: { id, name }, first, last }: RowProps) {
  const { t } = useTranslation("people");
  const command = fieldCommands.useCommand({ intent: "move-employee-field" });
  return (
    <MoveActs
      command={command}
      intent="move-employee-field"
      fields={{ fieldId: id }}
      up={{ to: "EARLIER", label: t("shape.term.higher", { name }), disabled: first }}
      down={{ to: "LATER", label: t("shape.term.lower", { name }), disabled: last }}
    />
  );
}

function ArchiveButton({ field: { id, name, version, archived } }: Pick<RowProps, "field">) {
  const { t } = useTranslation("people");
  const command = fieldCommands.useCommand({ intent: "archive-employee-field" });
  return (
    <ArchiveAct
      command={command}
      intent="archive-employee-field"
      fields={{ fieldId: id, version: String(version) }}
      archived={archived}
      label={t(archived ? "field.bring-back" : "field.archive", { name })}
    />
  );
}
