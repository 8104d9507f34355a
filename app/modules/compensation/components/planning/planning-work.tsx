import { useLocation, useNavigate } from "@remix-run/react";
import { useCallback, useMemo, useState } from "react";
import { UnsavedChanges } from "#app/platform/forms/unsaved-changes.tsx";
import { useRefusalOf } from "#app/platform/forms/use-refusal-words.ts";
import { changedAddress } from "#app/shell/components/use-address.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import type { MemberSheet } from "../../queries/member-sheet.ts";
import type { PlanningPage } from "../../queries/planning-page.ts";
import { liveRow } from "../grid/live-row.ts";
import { PhoneList } from "../grid/phone-list.tsx";
import { PlanningGrid } from "../grid/planning-grid.tsx";
import { useCells } from "../grid/use-cells.ts";
import { useCompensationWords } from "../use-compensation-words.ts";
import { Budgets } from "./budgets.tsx";
import { CopyBanner } from "./copy-banner.tsx";
import { LineActs } from "./line-acts.tsx";
import { MemberSheetPanel } from "./member-sheet-panel.tsx";
import { PlanningFilters } from "./planning-filters.tsx";
import { PlanningPanels } from "./planning-panels.tsx";
import { useNarrow } from "./use-narrow.ts";

type PlanningWorkProps = { page: PlanningPage; sheet: MemberSheet | null };

/** Budgets, acts and lines of a cycle under way: what is typed into the lines is kept here, whatever opens beside them. */
export function PlanningWork({ page, sheet }: PlanningWorkProps) {
  const { t } = useCompensationWords();
  const narrow = useNarrow();
  const refusalOf = useRefusalOf("compensation");
  const { pathname } = useLocation();
  const cells = useCells({
    cycleId: page.cycle!.id,
    copyId: page.copy?.id ?? null,
    scope: page.scope,
    rows: page.rows,
  });
  const rows = useMemo(
    () => page.rows.map((row) => liveRow(row, cells.saved.get(row.memberId), cells.lines.get(row.memberId))),
    [page.rows, cells.saved, cells.lines],
  );
  const { selected, select, selectAll, clear } = useSelected(page);
  const { onOpen, closeHref } = useSheet();
  const shown = cells.budgets ? { ...page, budgets: cells.budgets } : page;
  const grid = { page, rows, selected, onSelect: select, onSelectAll: selectAll, onOpen, ...cells };
  const opened =
    sheet && (rows.find(({ memberId }) => memberId === sheet.row.memberId) ?? liveRow(sheet.row, undefined, undefined));
  return (
    <>
      {page.copy ? <CopyBanner copy={page.copy} /> : null}
      <Budgets page={shown} />
      {page.copy ? null : (
        <>
          <PlanningFilters page={page} />
          <LineActs page={page} rows={rows} selected={selected} onDone={clear} />
        </>
      )}
      {cells.refusal && typeof cells.refusal !== "string" ? (
        <Callout tone="danger" title={t("outcome.REFUSED")}>
          {refusalOf(cells.refusal)}
        </Callout>
      ) : null}
      {rows.length === 0 ? <EmptyState title={t("none.lines")}>{t("none.lines-text")}</EmptyState> : null}
      {rows.length > 0 && !narrow ? <PlanningGrid {...grid} /> : null}
      {rows.length > 0 && narrow ? <PhoneList {...grid} /> : null}
      <UnsavedChanges when={cells.unsaved} stays={(next) => next.pathname === pathname} words={words(t)} />
      {sheet && opened ? (
        <MemberSheetPanel
          key={sheet.row.memberId}
          lines={page.cycle!.lines}
          sheet={sheet}
          row={opened}
          put={cells.put}
          closeHref={closeHref}
        />
      ) : (
        <PlanningPanels page={page} selected={selected} onDone={clear} />
      )}
    </>
  );
}

const words = (t: ReturnType<typeof useCompensationWords>["t"]) => ({
  title: t("grid.unsaved"),
  text: t("grid.unsaved-text"),
  stay: t("grid.stay"),
});

function useSelected({ rows }: PlanningPage) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const editable = useMemo(() => new Set(rows.flatMap((row) => (row.editable ? [row.memberId] : []))), [rows]);
  const selected = useMemo(() => new Set([...chosen].filter((id) => editable.has(id))), [chosen, editable]);
  const select = useCallback((memberId: string, on?: boolean) => {
    setChosen((known) => {
      const without = [...known].filter((id) => id !== memberId);
      return new Set((on ?? !known.has(memberId)) ? [...without, memberId] : without);
    });
  }, []);
  const selectAll = useCallback((on: boolean) => setChosen(on ? editable : new Set()), [editable]);
  return { selected, select, selectAll, clear: useCallback(() => setChosen(new Set()), []) };
}

function useSheet() {
  const location = useLocation();
  const navigate = useNavigate();
  const onOpen = useCallback(
    (member: string) => void navigate(changedAddress(location, { member }), { preventScrollReset: true }),
    [location, navigate],
  );
  return { onOpen, closeHref: changedAddress(location, { panel: null, member: null }) };
}
