import { adminKinds, type Actor, type AdminKind } from "#app/platform/context/actor.ts";
import type { CustomAccessEntry } from "./admin-kinds.ts";

/** One admin kind of a person: `orgUnitIds` is null where it reaches the whole company. */
export type HeldKind = { readonly kind: AdminKind; readonly orgUnitIds: readonly string[] | null };

/** All that makes somebody an admin. */
export type HeldAccess = { readonly kinds: readonly HeldKind[]; readonly entries: readonly CustomAccessEntry[] };

/** The same access in one order, each part once; entries mean nothing without the custom kind. */
export function normalAccess({ kinds, entries }: HeldAccess): HeldAccess {
  const held = adminKinds.flatMap((kind) => kinds.filter((one) => one.kind === kind).slice(0, 1));
  const custom = held.some(({ kind }) => kind === "CUSTOM_ADMIN");
  return {
    kinds: held.map(({ kind, orgUnitIds }) => ({ kind, orgUnitIds: orgUnitIds && [...new Set(orgUnitIds)].sort() })),
    entries: custom ? [...new Set(entries)].sort() : [],
  };
}

/** A short text that is the same for the same access: tells whether it changed meanwhile. */
export function accessMark(access: HeldAccess): string {
  const { kinds, entries } = normalAccess(access);
  return [...kinds.map(({ kind, orgUnitIds }) => `${kind}:${orgUnitIds?.join("+") ?? "*"}`), ...entries].join(" ");
}

/** Kinds of `one` that `other` does not hold to the same extent. */
export function kindsBeyond(one: HeldAccess, other: HeldAccess): HeldKind[] {
  const known = new Set(normalAccess(other).kinds.map((kind) => JSON.stringify(kind)));
  return normalAccess(one).kinds.filter((kind) => !known.has(JSON.stringify(kind)));
}

/** The person as they would be with this access. */
export function withAccess(actor: Actor, access: HeldAccess): Actor {
  const { kinds, entries } = normalAccess(access);
  return {
    ...actor,
    adminAccesses: kinds.filter(({ orgUnitIds }) => orgUnitIds === null).map(({ kind }) => kind),
    scopedAccesses: kinds.flatMap(({ kind, orgUnitIds }) => (orgUnitIds ? [{ kind, orgUnitIds }] : [])),
    customAccess: entries,
  };
}

export function holds(access: HeldAccess, kind: AdminKind): boolean {
  return access.kinds.some((one) => one.kind === kind);
}
