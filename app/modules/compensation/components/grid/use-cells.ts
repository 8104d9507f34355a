import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { sendQuietly, type QuietAnswer } from "#app/platform/forms/send-quietly.ts";
import { compensationPlaces } from "../../compensation-places.ts";
import type { GridRow } from "../../queries/planning-page.ts";
import type { CellOutcome, SavedCell } from "../../use-cases/save-raises.ts";

export type CellDraft = { raise: string; reason: string };
export type CellState = { outcome: CellOutcome | "SAVING" | "OFFLINE" };
type Entry = { memberId: string; draft: CellDraft; before: CellDraft };

const retryAfter = 5_000;

/**
 * Cells that save themselves, a few at a time: what is typed while others are on their way goes along with the next. Without
 * a network they wait and are sent again; what was refused stays as it was typed. `undo` brings the last entry back.
 */
export function useCells(cycleId: string, rows: readonly GridRow[]) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, CellDraft>>(new Map());
  const [states, setStates] = useState<ReadonlyMap<string, CellState>>(new Map());
  const waiting = useRef(new Map<string, CellDraft>());
  const versions = useRef(new Map<string, number>());
  const underWay = useRef(false);
  const done = useRef<{ memberId: string; before: CellDraft }[]>([]);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    for (const { memberId, version } of rows)
      versions.current.set(memberId, Math.max(version, versions.current.get(memberId) ?? 0));
  }, [rows]);

  const say = useCallback((said: readonly (readonly [string, CellState])[]) => {
    setStates((known) => new Map([...known, ...said]));
  }, []);
  const hear = useCallback(
    (results: readonly SavedCell[]) => {
      for (const { memberId, version } of results) if (version > 0) versions.current.set(memberId, version);
      say(results.map(({ memberId, outcome }) => [memberId, { outcome }] as const));
    },
    [say],
  );

  const flush = useCallback(async (): Promise<void> => {
    if (underWay.current || waiting.current.size === 0) return;
    underWay.current = true;
    const sent = new Map(waiting.current);
    waiting.current.clear();
    const answer = await sendCells(cycleId, sent, versions.current);
    underWay.current = false;
    if (typeof answer === "string" || !answer.done) {
      for (const [memberId, draft] of sent) if (!waiting.current.has(memberId)) waiting.current.set(memberId, draft);
      say([...sent.keys()].map((id) => [id, { outcome: "OFFLINE" }] as const));
      setTimeout(() => void flush(), retryAfter);
      return;
    }
    hear((answer.value as { results: SavedCell[] }).results);
    revalidate();
    await flush();
  }, [cycleId, hear, revalidate, say]);

  const put = useCallback(
    (entries: readonly Entry[], remembered = true) => {
      setDrafts((known) => new Map([...known, ...entries.map(({ memberId, draft }) => [memberId, draft] as const)]));
      say(entries.map(({ memberId }) => [memberId, { outcome: "SAVING" }] as const));
      for (const { memberId, draft, before } of entries) {
        waiting.current.set(memberId, draft);
        if (remembered) done.current.push({ memberId, before });
      }
      void flush();
    },
    [flush, say],
  );
  const undo = useCallback(() => {
    const last = done.current.pop();
    if (last) put([{ memberId: last.memberId, draft: last.before, before: last.before }], false);
  }, [put]);
  return { drafts, states, put, undo };
}

function sendCells(
  cycleId: string,
  sent: ReadonlyMap<string, CellDraft>,
  versions: ReadonlyMap<string, number>,
): Promise<QuietAnswer> {
  const cells = [...sent].map(([memberId, draft]) => ({ memberId, ...draft, version: versions.get(memberId) ?? 1 }));
  return sendQuietly(compensationPlaces.cells, { intent: "save-raises", cycleId, cells: JSON.stringify(cells) });
}
