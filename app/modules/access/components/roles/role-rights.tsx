import { useTranslation } from "react-i18next";
import { useWords } from "#app/platform/i18n/use-words.ts";
import type { OfferedRight } from "../../queries/role-page.ts";
import classes from "../access.module.css";
import type { ShownRole } from "./role-form.ts";

export type RoleRightsProps = {
  shown: ShownRole;
  rights: readonly OfferedRight[];
  error: string | undefined;
  part: boolean;
};

/** What a role gives, right by right, and of a right about fields which of them. */
export function RoleRights({ shown, rights, error, part }: RoleRightsProps) {
  const { t } = useTranslation("access");
  return (
    <fieldset className={classes.entries}>
      <legend className={classes.legend}>
        {t("role.rights")}
        {error ? (
          <strong className={classes.error} role="alert">
            {" "}
            · {error}
          </strong>
        ) : null}
      </legend>
      {rights.map((right) => (
        <Right key={right.key} right={right} shown={shown} part={part} />
      ))}
    </fieldset>
  );
}

function Right({
  right: { key, label, room, scopable, fields = [] },
  shown,
  part,
}: {
  right: OfferedRight;
  shown: ShownRole;
  part: boolean;
}) {
  const { t } = useTranslation("access");
  const words = useWords("access", room);
  const chosen = shown.fields[key] ?? fields.map(({ name }) => name);
  return (
    <div>
      <label>
        <input type="checkbox" name="right" value={key} defaultChecked={shown.rights.includes(key)} />
        <span>
          {words(label, {}, room)}
          {part && !scopable ? <span className={classes.soft}> · {t("role.whole-only")}</span> : null}
        </span>
      </label>
      {fields.length > 0 ? (
        <details className={classes.fieldChoice} open={chosen.length < fields.length}>
          <summary>{t("role.fields")}</summary>
          <input type="hidden" name="fielded" value={key} />
          <div className={classes.fieldList}>
            {fields.map((field) => (
              <label key={field.name}>
                <input
                  type="checkbox"
                  name="field"
                  value={`${key}:${field.name}`}
                  defaultChecked={chosen.includes(field.name)}
                />
                <span>{words(field.label, {}, room)}</span>
              </label>
            ))}
          </div>
        </details>
      ) : null}
    </div>
  );
}
