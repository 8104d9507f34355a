import type { AdminKind } from "#app/platform/context/actor.ts";

/** Modules that have a page for dashboards. */
export const shownModules = ["GOAL"] as const;
export type ShownModule = (typeof shownModules)[number];

/** Who administers a module for the whole company. */
export const administratorOf: Readonly<Record<ShownModule, AdminKind>> = { GOAL: "GOAL_ADMIN" };
