import type { Sql } from "#tenancy/sql.ts";
import type { HomeGroup } from "./home-card.ts";

/** Something that somebody new begins with; `group` is whom it is for. */
export type FirstStep = {
  /** Key in the room's strings. */
  label: string;
  /** Where it is done. */
  href: string;
  group: HomeGroup;
  /** True once it was done, by whatever way; as an expression. */
  done: Sql;
};
export type GatheredFirstStep = FirstStep & { room: string };
