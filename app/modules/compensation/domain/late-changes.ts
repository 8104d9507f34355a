import { onTurn, type Chain, type Standing, type Turn } from "./cycle-state.ts";

/** A line as it stands, and who would plan for it by the organization of today; null for somebody who left. */
export type LineAndNow = {
  readonly id: string;
  readonly standing: Standing;
  readonly chain: Chain;
  /** Somebody was put in a stakeholder's place by hand. */
  readonly assigned: boolean;
  readonly now: Chain | null;
  /** Who would approve today if the publisher did too: another may have published at the launch. */
  readonly withPublisher?: readonly string[];
};
export type LateChange = { readonly id: string; readonly kind: "MOVED" | "LEFT"; readonly to: Chain | null };

/**
 * Lines the organization has changed under. Whose proposer or approvers are others than today's has moved; where stakeholders
 * were assigned by hand they stay.
 */
export function lateChanges(lines: readonly LineAndNow[]): LateChange[] {
  return lines.flatMap(({ id, chain, assigned, now, withPublisher = now?.approverIds ?? [] }): LateChange[] => {
    if (now === null) return [{ id, kind: "LEFT", to: null }];
    const approve = [now.approverIds, withPublisher].some((ids) => ids.join() === chain.approverIds.join());
    const same = assigned || (now.proposerId === chain.proposerId && approve);
    return same ? [] : [{ id, kind: "MOVED", to: { ...now, publisherId: chain.publisherId } }];
  });
}

type Policy = { readonly movers: "FOLLOW" | "STAY"; readonly leavers: "REMOVE" | "KEEP" };

/** Whether a cycle's policy changes anything about somebody who moved or left. */
export function isApplied({ kind }: Pick<LateChange, "kind">, { movers, leavers }: Policy): boolean {
  return kind === "MOVED" ? movers === "FOLLOW" : leavers === "REMOVE";
}

/** Where a line stands once others plan for it: with whoever has the same part, and never beyond the last of them. */
export function standingAfter({ turn, level }: Standing, to: Chain): Standing & { turnId: string | null } {
  const part: Turn = turn === "APPROVER" && to.approverIds.length === 0 ? "PUBLISHER" : turn;
  const standing = { turn: part, level: part === "APPROVER" ? Math.min(level, to.approverIds.length - 1) : 0 };
  return { ...standing, turnId: onTurn(standing, to) };
}
