import { z } from "zod";
import { audienceInput } from "#app/modules/audiences/domain.ts";
import { budgetFlows } from "./given-budgets.ts";
import { lineBudgets } from "./pay-lines.ts";
import { leavePolicies, prorations } from "./proration.ts";

export const letterReleases = ["AT_PUBLISH", "BY_MANAGER", "ON_DAY"] as const;

/** What becomes of somebody who comes to another manager, or leaves, while a cycle is planned. */
export const moverPolicies = ["FOLLOW", "STAY"] as const;
export const leaverPolicies = ["REMOVE", "KEEP"] as const;

const day = z.iso.date().or(z.literal("")).default("");
const records = <Value extends z.ZodType>(value: Value) => z.record(z.string().regex(/^[A-Z]{3}$/), value).default({});

/** What a cycle says besides its columns. Percent are basis points: 350 is 3.5 %. */
export const cycleSettingsShape = z.object({
  /** Whom it is for. */
  audience: audienceInput.partial().default({ everyone: true }),
  proration: z.enum(prorations).default("MONTHS"),
  /** Whether leave shortens the year too, where part years are prorated, and from how many days of it on. */
  leave: z.enum(leavePolicies).default("KEEP"),
  leaveDays: z.number().int().min(1).max(365).default(30),
  /** Who joined after this day is left out; empty for nobody. */
  joinedUntil: day,
  /** How many managers above the proposer approve. */
  approvers: z.number().int().min(0).max(3).default(1),
  /** Of the base pay of everybody in the cycle. */
  budget: z.number().int().min(0).max(5_000).default(350),
  /** Whether the company's budget is given down its units, or those of the units are added up to it. */
  budgetFlow: z.enum(budgetFlows).default("DOWN"),
  /** Of each budget, kept back by who administers. */
  holdback: z.number().int().min(0).max(5_000).default(0),
  /** Whether promotions and adjustments are planned too, and out of what; the budgets are of base pay, as the first. */
  promotion: z.enum(lineBudgets).default("OFF"),
  promotionBudget: z.number().int().min(0).max(5_000).default(0),
  adjustment: z.enum(lineBudgets).default("OFF"),
  adjustmentBudget: z.number().int().min(0).max(5_000).default(0),
  /** How much of the cycle's currency one unit of each other is worth; locked at the launch. */
  rates: records(z.string().max(20)),
  /** Raises of a currency are multiples of so many minor units. */
  rounding: records(z.number().int().min(1).max(10_000_000)),
  /** The stages of the budget's timeline. */
  proposeBy: day,
  approveBy: day,
  publishOn: day,
  movers: z.enum(moverPolicies).default("FOLLOW"),
  leavers: z.enum(leaverPolicies).default("REMOVE"),
  letters: z.enum(letterReleases).default("AT_PUBLISH"),
  /** From nine in the morning of this day on where each person is, if letters are released on a day. */
  lettersOn: day,
});
export type CycleSettings = z.output<typeof cycleSettingsShape>;
