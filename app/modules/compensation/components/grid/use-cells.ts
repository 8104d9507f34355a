import { useCallback, useEffect, useRef, useState } from "react";
import { sendQuietly, type QuietAnswer } from "#app/platform/forms/send-quietly.ts";
import { compensationPlaces } from "../../compensation-places.ts";
import type { PlanningScope } from "../../domain/planning-view.ts";
import type { ShownBudget } from "../../queries/budgets-seen.ts";
import type { GridRow } from "../../queries/grid-rows.ts";
import type { SavedCell } from "../../use-cases/save-raises.ts";
import type { CellDraft, LineState } from "./live-row.ts";

/** A line before and after it was typed into; several that were typed at once are undone at once. */
export type CellEntry = { memberId: string; before: CellDraft; after: CellDraft };
/** `copyId` names the copy that is typed into, null the real lines. */
type Saving = { cycleId: string; copyId: string | null; scope: PlanningScope; rows: readonly GridRow[] };
type Answered = { results: SavedCell[]; budgets: ShownBudget[] };

const retryAfter = 5_000;
const atOnce = 250;

/**
 * Cells that save themselves, a few at a time: what is typed while others are on their way goes along with the next. Without
 * a network they wait and are sent again; what was refused stays as it was typed, and what somebody else changed meanwhile
 * is shown beside it.
 */
export function useCells(saving: Saving) {
  const { cycleId, copyId, scope, rows } = saving;
  const waiting = useRef(new Map<string, CellDraft>());
  const { versions, say, hear, forget, ...answers } = useAnswers(rows, waiting);
  const [refusal, setRefusal] = useState<QuietAnswer | null>(null);
  const underWay = useRef(false);

  const flush = useCallback(async (): Promise<void> => {
    if (underWay.current || waiting.current.size === 0) return;
    underWay.current = true;
    const sent = new Map([...waiting.current].slice(0, atOnce));
    for (const id of sent.keys()) waiting.current.delete(id);
    const answer = await sendCells({ cycleId, copyId, scope }, sent, versions.current);
    underWay.current = false;
    const lost = lossOf(answer);
    if (lost) {
      for (const [memberId, draft] of sent) if (!waiting.current.has(memberId)) waiting.current.set(memberId, draft);
      say([...waiting.current].map(([id, draft]) => [id, { outcome: lost, draft }] as const));
      setTimeout(() => void flush(), retryAfter);
      return;
    }
    const { done, value } = answer as Exclude<QuietAnswer, string>;
    if (done) hear(sent, value as Answered);
    else say([...sent].map(([id, draft]) => [id, { outcome: "REFUSED", draft }] as const));
    setRefusal(done ? null : answer);
    await flush();
  }, [cycleId, copyId, hear, say, scope, versions]);
  useEffect(() => {
    const again = () => void flush();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [flush]);

  const send = useCallback(
    (entries: readonly { memberId: string; draft: CellDraft }[]) => {
      say(entries.map(({ memberId, draft }) => [memberId, { outcome: "SAVING", draft }] as const));
      for (const { memberId, draft } of entries) waiting.current.set(memberId, draft);
      void flush();
    },
    [flush, say],
  );
  /** Lets go of what was typed and is not saved. */
  const drop = useCallback(
    (memberId: string) => {
      waiting.current.delete(memberId);
      forget(memberId);
    },
    [forget],
  );
  return { ...answers, refusal, drop, ...useHistory(send) };
}

type Waiting = { readonly current: ReadonlyMap<string, CellDraft> };

/** What became of each line, and of the budgets, since the page came. */
function useAnswers(rows: readonly GridRow[], waiting: Waiting) {
  const [lines, setLines] = useState<ReadonlyMap<string, LineState>>(new Map());
  const [saved, setSaved] = useState<ReadonlyMap<string, SavedCell>>(new Map());
  const [budgets, setBudgets] = useState<{ rows: readonly GridRow[]; shown: ShownBudget[] } | null>(null);
  const versions = useRef(new Map<string, number>());
  const told = useRef(rows);
  useEffect(() => {
    told.current = rows;
    for (const { memberId, version } of rows)
      versions.current.set(memberId, Math.max(version, versions.current.get(memberId) ?? 0));
  }, [rows]);
  const say = useCallback((said: readonly (readonly [string, LineState])[]) => {
    setLines((known) => new Map([...known, ...said]));
  }, []);
  const hear = useCallback(
    (sent: ReadonlyMap<string, CellDraft>, { results, budgets: shown }: Answered) => {
      for (const { memberId, version } of results) if (version > 0) versions.current.set(memberId, version);
      setSaved((known) => new Map([...known, ...results.map((one) => [one.memberId, one] as const)]));
      setBudgets({ rows: told.current, shown });
      const heard = results.filter(({ memberId }) => !waiting.current.has(memberId));
      say(heard.map((one) => [one.memberId, stateAfter(one, sent.get(one.memberId)!)] as const));
    },
    [say, waiting],
  );
  const forget = useCallback((memberId: string) => {
    setLines((known) => new Map([...known].filter(([id]) => id !== memberId)));
  }, []);
  const shown = budgets?.rows === rows ? budgets.shown : null;
  const unsaved = [...lines.values()].some(({ draft }) => draft !== null);
  return { lines, saved, budgets: shown, unsaved, versions, say, hear, forget };
}

/** What is typed, with ways back and forth. */
function useHistory(send: (entries: readonly { memberId: string; draft: CellDraft }[]) => void) {
  const done = useRef<(readonly CellEntry[])[]>([]);
  const undone = useRef<(readonly CellEntry[])[]>([]);
  const put = useCallback(
    (entries: readonly CellEntry[]) => {
      if (entries.length === 0) return;
      done.current.push(entries);
      undone.current = [];
      send(entries.map(({ memberId, after }) => ({ memberId, draft: after })));
    },
    [send],
  );
  const undo = useCallback(() => {
    const last = done.current.pop();
    if (!last) return;
    undone.current.push(last);
    send(last.map(({ memberId, before }) => ({ memberId, draft: before })));
  }, [send]);
  const redo = useCallback(() => {
    const last = undone.current.pop();
    if (!last) return;
    done.current.push(last);
    send(last.map(({ memberId, after }) => ({ memberId, draft: after })));
  }, [send]);
  return { put, undo, redo };
}

function stateAfter({ outcome }: SavedCell, draft: CellDraft): LineState {
  return { outcome, draft: outcome === "SAVED" || outcome === "WARNED" ? null : draft };
}

/** Why a request came to nothing that may come to something later. */
function lossOf(answer: QuietAnswer): "OFFLINE" | "SIGNED_OUT" | null {
  return typeof answer === "string" ? answer : null;
}

function sendCells(
  { cycleId, copyId, scope }: Omit<Saving, "rows">,
  sent: ReadonlyMap<string, CellDraft>,
  versions: ReadonlyMap<string, number>,
): Promise<QuietAnswer> {
  const cells = [...sent].map(([memberId, draft]) => ({
    memberId,
    ...draft,
    version: versions.get(memberId) ?? 0,
  }));
  const into: Record<string, string> = copyId
    ? { intent: "save-what-if", whatIfId: copyId }
    : { intent: "save-raises", cycleId };
  return sendQuietly(compensationPlaces.cells, { ...into, scope, cells: JSON.stringify(cells) });
}
