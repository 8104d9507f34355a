import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { joinClasses } from "#app/ui/class-names/join-classes.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import classes from "./rights-grid.module.css";

/** A value to choose; `opens` shows what else the role is asked then. */
type Option = { value: string; label: string; opens?: boolean };
/** One role's part of one privilege: a choice, several of a list, yes or no, or a value without a choice. */
export type GridCell =
  | { kind: "choice"; name: string; value: string; options: readonly Option[] }
  /** `opened` where it is asked only with a choice that opens it; its form sends `none` besides, to tell an empty list. */
  | { kind: "list"; name: string; chosen: readonly string[]; options: readonly Option[]; opened?: boolean }
  | { kind: "flag"; name: string; checked: boolean; label: string }
  | { kind: "fixed"; label: string }
  | { kind: "none" };

export type RightsGridProps = {
  /** Names the table, for screen readers. */
  caption: string;
  roleHeader: string;
  roles: readonly { id: string; name: string; text?: string }[];
  privileges: readonly { id: string; name: string }[];
  cell: (role: string, privilege: string) => GridCell;
};

/** So many columns stand side by side on most screens. */
const few = 4;

/** Roles against privileges; a cell offers what the role may have. A narrow screen lays each role out as a card of named fields. */
export function RightsGrid({ caption, roleHeader, roles, privileges, cell }: RightsGridProps) {
  const isOpened = (privilege: string) =>
    roles.every((role) => {
      const asked = cell(role.id, privilege);
      return asked.kind === "list" && asked.opened === true;
    });
  return (
    <div className={joinClasses(classes.frame, privileges.length <= few && classes.few)}>
      {/* Roles are named because a narrow screen takes those of a table from a browser. */}
      <table role="table" aria-label={caption} className={classes.table}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {roleHeader}
            </th>
            {privileges.map(({ id, name }) => (
              <th key={id} role="columnheader" scope="col" className={isOpened(id) ? classes.opens : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {roles.map((role) => (
            <tr key={role.id} role="row">
              <th role="rowheader" scope="row">
                <span className={classes.role}>{role.name}</span>
                {role.text ? <span className={classes.soft}>{role.text}</span> : null}
              </th>
              {privileges.map(({ id, name }) => (
                <Field key={id} cell={cell(role.id, id)} name={name} label={`${role.name}: ${name}`} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Field({ cell, name, label }: { cell: GridCell; name: string; label: string }) {
  return (
    <td
      role="cell"
      className={joinClasses(
        cell.kind === "list" && cell.opened && classes.opened,
        cell.kind === "none" && classes.empty,
      )}
    >
      {/* A box has its name beside it. */}
      {cell.kind === "flag" ? null : (
        <span className={classes.cellName} aria-hidden="true">
          {name}
        </span>
      )}
      <Cell cell={cell} label={label} />
    </td>
  );
}

function Cell({ cell, label }: { cell: GridCell; label: string }) {
  switch (cell.kind) {
    case "none":
      return <span className={classes.soft}>–</span>;
    case "fixed":
      return <span className={classes.fixed}>{cell.label}</span>;
    case "list":
      return <List {...cell} label={label} />;
    case "flag":
      return (
        <>
          <input type="hidden" name={cell.name} value="off" />
          <Checkbox name={cell.name} value="on" label={cell.label} defaultChecked={cell.checked} />
        </>
      );
    case "choice":
      return (
        <select className={classes.select} name={cell.name} defaultValue={cell.value} aria-label={label}>
          {cell.options.map(({ value, label: text, opens }) => (
            <option key={value} value={value} data-opens={opens || undefined}>
              {text}
            </option>
          ))}
        </select>
      );
  }
}

type ListProps = Extract<GridCell, { kind: "list" }> & { label: string };

function List({ name, chosen, options, label, opened = false }: ListProps) {
  return (
    <fieldset className={classes.list}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {opened ? <input type="hidden" name={name} value="none" /> : null}
      {options.map(({ value, label: text }) => (
        <label key={value} className={classes.item}>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
