import type { Context } from "#app/platform/context/context.ts";

/** What a room can tell of somebody's months: feedback they were given, what was talked about with them. */
export type AccountItem = {
  id: string;
  kind: "PRAISE" | "ADVICE" | "OBSERVATION" | "TALKING_POINT";
  /** Instant. */
  at: string;
  by: string | null;
  text: string;
  link: string | null;
};

/** The days that are looked back on, as local dates. */
export type AccountAsked = { employeeId: string; from: string; to: string };

/** Only what the actor may read, in full; the newest first, few enough to be looked through. */
export type Account = (context: Context, asked: AccountAsked) => Promise<AccountItem[]>;
