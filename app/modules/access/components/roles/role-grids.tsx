import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { rightVerbs } from "#app/platform/contributions/role-rules.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import type { Sent, WatchedGrid } from "#app/shell/components/rights-grid/grid-changes.ts";
import { RightsGrid, type GridCell } from "#app/shell/components/rights-grid/rights-grid.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import type { OfferedRight } from "../../queries/role-page.ts";
import classes from "../access.module.css";
import type { ShownRole } from "./role-form.ts";

export type RoleGridsProps = {
  rights: readonly OfferedRight[];
  /** As the form shows it, and as it is stored. */
  shown: ShownRole;
  stored: ShownRole;
  /** Whether the role is for a part of the company. */
  part: boolean;
};

/** Areas of the product against what may be done there; a role has any of the rights of a cell. */
export function useRightsGrid({ rights, shown, stored, part }: RoleGridsProps): WatchedGrid {
  const { t } = useTranslation("access");
  const words = useWords("access", ...new Set(rights.map(({ room }) => room)));
  const areas = new Map(rights.map(({ room, area }) => [room, area]));
  const cellOf =
    ({ rights: given }: ShownRole) =>
    (room: string, verb: string): GridCell => {
      const options = rights
        .filter((right) => right.room === room && right.verb === verb)
        .map(({ key, label, scopable }) => {
          const name = words(label, {}, room);
          return { value: key, label: part && !scopable ? `${name} (${t("role.whole-only")})` : name };
        });
      return options.length > 0 ? { kind: "list", name: "right", chosen: given, options } : { kind: "none" };
    };
  return {
    caption: t("role.rights"),
    roleHeader: t("role.area"),
    roles: [...areas].map(([room, area]) => ({ id: room, name: words(area, {}, room) })),
    privileges: rightVerbs.map((verb) => ({ id: verb, name: t(`role.verb.${verb}`) })),
    cell: cellOf(shown),
    stored: cellOf(stored),
  };
}

/** The fields of a record against the rights about them; a right that names none is about all. */
export function useFieldsGrid({ rights, shown, stored }: RoleGridsProps): WatchedGrid {
  const { t } = useTranslation("access");
  const fielded = rights.filter(({ fields = [] }) => fields.length > 0);
  const words = useWords("access", ...new Set(fielded.map(({ room }) => room)));
  const fields = new Map(
    fielded.flatMap((right) => (right.fields ?? []).map(({ name, label }) => [name, words(label, {}, right.room)])),
  );
  const cellOf =
    (role: ShownRole) =>
    (field: string, key: string): GridCell => {
      const right = fielded.find((one) => one.key === key)!;
      if (!right.fields!.some(({ name }) => name === field)) return { kind: "none" };
      const chosen = (role.fields[key] ?? right.fields!.map(({ name }) => name)).map((name) => `${key}:${name}`);
      const options = [{ value: `${key}:${field}`, label: t(`role.verb.${right.verb}`) }];
      return { kind: "list", name: "field", chosen, options };
    };
  return {
    caption: t("role.fields"),
    roleHeader: t("role.field"),
    roles: [...fields].map(([id, name]) => ({ id, name })),
    privileges: fielded.map(({ key, label, room }) => ({ id: key, name: words(label, {}, room) })),
    cell: cellOf(shown),
    stored: cellOf(stored),
    counts: (key, sent: Sent) => sent("right").includes(key),
  };
}

/** What a role gives, and of rights about fields which of them. */
export function RoleGrids({
  grids: [rights, fields],
  narrowed,
  error,
}: {
  grids: readonly [WatchedGrid, WatchedGrid];
  narrowed: boolean;
  error: string | undefined;
}) {
  const { t } = useTranslation("access");
  return (
    <div className={classes.grids}>
      <h2 className={classes.heading}>
        {t("role.rights")}
        {error ? (
          <strong className={classes.error} role="alert">
            {" "}
            · {error}
          </strong>
        ) : null}
      </h2>
      <RightsGrid {...rights} />
      {fields.privileges.length > 0 ? (
        <Fold title={t("role.fields")} open={narrowed}>
          <p className={classes.soft}>{t("role.fields-text")}</p>
          {fields.privileges.map(({ id }) => (
            <input key={id} type="hidden" name="fielded" value={id} />
          ))}
          <RightsGrid {...fields} />
        </Fold>
      ) : null}
    </div>
  );
}
