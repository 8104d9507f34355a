import { IconArchive, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { TreeList, type TreeRow } from "#app/ui/tree-list/tree-list.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import type { OrgUnitNode } from "../../queries/org-unit-tree.ts";
import { shapePlaces } from "../../shape-places.ts";
import classes from "../shape.module.css";

/** The tree, all of it open at first; what hangs below a closed unit is out of sight. */
export function OrgUnitTree({ units }: { units: readonly OrgUnitNode[] }) {
  const { t } = useTranslation("people");
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string, expanded: boolean) =>
    setClosed((before) => (expanded ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])));
  return (
    <div className={classes.list}>
      <TreeList label={t("navigation.organization")} rows={rowsOf(units, closed)} onToggle={toggle} />
    </div>
  );
}

function rowsOf(units: readonly OrgUnitNode[], closed: ReadonlySet<string>): TreeRow[] {
  const children = Map.groupBy(units, (unit) => unit.parentId);
  const hidden = new Set<string>();
  return units.flatMap((unit) => {
    if (unit.parentId !== null && (hidden.has(unit.parentId) || closed.has(unit.parentId))) {
      hidden.add(unit.id);
      return [];
    }
    const siblings = children.get(unit.parentId) ?? [];
    return [
      {
        id: unit.id,
        level: unit.level,
        hasChildren: children.has(unit.id),
        expanded: !closed.has(unit.id),
        position: siblings.indexOf(unit) + 1,
        siblings: siblings.length,
        content: <UnitRow unit={unit} />,
      },
    ];
  });
}

function UnitRow({ unit: { id, name, kind, people, peopleInAll } }: { unit: OrgUnitNode }) {
  const { t } = useTranslation("people");
  const at = (panel: string) => `${shapePlaces.orgUnits}?panel=${panel}&unit=${id}`;
  return (
    <span className={classes.row}>
      <span className={classes.words}>
        <UiLink href={at("edit")} className={classes.name}>
          {name}
        </UiLink>
        <SmallText>{t(`shape.unit-kind.${kind}`)}</SmallText>
      </span>
      <span className={classes.count}>
        {people === peopleInAll
          ? t("list.count", { count: people })
          : t("shape.unit.people", { here: people, all: peopleInAll })}
      </span>
      <span className={classes.actions}>
        <IconButton
          size="small"
          href={at("add")}
          label={t("shape.unit.add-below", { name })}
          icon={<IconPlus aria-hidden="true" />}
        />
        <IconButton
          size="small"
          href={at("retire")}
          label={t("shape.unit.retire-named", { name })}
          icon={<IconArchive aria-hidden="true" />}
        />
      </span>
    </span>
  );
}
