import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { NothingFound } from "#app/shell/components/list-screen/nothing-found.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { unitsMatching } from "../../domain/org-units.ts";
import type { OrgUnitNode } from "../../queries/org-unit-tree.ts";
import { shapePlaces } from "../../shape-places.ts";
import { OrgUnitPanel, type OrgUnitPanelKind } from "./org-unit-panel.tsx";
import { OrgUnitTree } from "./org-unit-tree.tsx";

export type OrgUnitsScreenProps = {
  units: OrgUnitNode[];
  search: string;
  panel?: OrgUnitPanelKind | undefined;
  unit?: string | undefined;
};

/** The units of the company as a tree, to be added to, put right and retired. */
export function OrgUnitsScreen({ units, search, panel, unit }: OrgUnitsScreenProps) {
  const { t } = useTranslation("people");
  const shown = search ? unitsMatching(units, search) : units;
  const add = (
    <Button href={`${shapePlaces.orgUnits}?panel=add`} tone="primary" icon={<IconPlus aria-hidden="true" />}>
      {t("shape.unit.add")}
    </Button>
  );
  return (
    <ListScreen
      title={t("navigation.organization")}
      act={add}
      search={{ name: "search", label: t("shape.unit.search"), value: search }}
    >
      {shown.length > 0 ? <OrgUnitTree key={search} units={shown} /> : null}
      {units.length === 0 ? (
        <EmptyState title={t("shape.unit.none")} action={add}>
          {t("shape.unit.none-text")}
        </EmptyState>
      ) : null}
      {units.length > 0 && shown.length === 0 ? (
        <NothingFound title={t("shape.unit.none-found")} href="?" clear={t("shape.unit.all")} />
      ) : null}
      {panel ? (
        <OrgUnitPanel
          key={`${panel}:${unit ?? ""}`}
          kind={panel}
          units={units}
          unit={units.find((one) => one.id === unit) ?? null}
        />
      ) : null}
    </ListScreen>
  );
}
