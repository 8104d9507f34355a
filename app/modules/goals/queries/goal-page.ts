import { z } from "zod";
import { cohortChoices, type CohortChoices } from "#app/modules/audiences/index.ts";
import { placesToChoose, type PlacesToChoose } from "#app/modules/people/index.ts";
import { offeredTags, type OfferedTag } from "#app/modules/tags/index.ts";
import { boundsFor } from "#app/platform/dates/bounds-for.ts";
import type { DayBounds } from "#app/platform/time/date-range.ts";
import { runDaysOf } from "../domain/run-days.ts";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { templateOf } from "../data/template-record.ts";
import { formSettings, type FormSettings } from "../domain/form-mode.ts";
import type { GoalTemplate } from "../domain/template.ts";
import { type TimeFrame, timeFrameOf } from "../domain/time-frame.ts";
import { fiscalYearStartMonth } from "../data/periods.ts";
import { findGoalAddress, type GoalAddress } from "../goal-addresses.ts";
import { asOfInput, endOfDay } from "./as-of.ts";
import { goalFiltersInput, ownTypes } from "./goal-filters.ts";
import { findVisibleTitle } from "./find-visible-title.ts";
import { forTable, type TableGoal } from "./shown-columns.ts";
import { listGoals, type GoalList, type ListedGoal } from "./goal-list.ts";
import { goalNames, type GoalNames } from "./goal-names.ts";
import { requireArea } from "./require-area.ts";
import { goalOrderInput } from "./goal-order.ts";
import { goalPeriods } from "./goal-periods.ts";
import { changeableGoals, creationRights, mayTagOwn, type CreationRights } from "./goal-permissions.ts";
import type { GoalPerson } from "./goal-row.ts";
import { goalColumnsOf } from "../domain/goal-columns.ts";
import { goalGroups } from "../domain/goal-groups.ts";
import { treeInput, treeOf, type GoalTreeView } from "./goal-tree-view.ts";
import { sql } from "#tenancy/sql.ts";

export const archivedGoalsInput = goalOrderInput.extend({ text: goalFiltersInput.shape.text });
export type ArchivedGoals = { input: z.output<typeof archivedGoalsInput> } & Pick<GoalPage, "list" | "changeable">;

/** The objectives of the company that were archived and the actor may see, whatever their time frame. */
export async function archivedGoals(
  context: Context,
  input: z.output<typeof archivedGoalsInput>,
): Promise<ArchivedGoals> {
  requireArea(context, { area: "company" });
  const list = await listGoals(context, { ...input, scope: "company", period: "all", archived: true });
  return { input, ...(await asTable(context, list, [])) };
}

export const goalViews = ["LIST", "CARD", "TREE"] as const;

export const goalPageInput = goalFiltersInput.extend(goalOrderInput.shape).extend({
  view: z.enum(goalViews).catch("LIST").default("LIST"),
  /** Under which heads cards stand. */
  group: optionalInput(z.enum(goalGroups)).catch(undefined),
  ownerId: z.uuid().optional(),
  parentId: z.uuid().optional(),
  createOkr: z.string().optional(),
  /** `SIMPLE` folds all that can be folded, `FULL` and `OTHER_DETAILS` open it at once; else as the template says. */
  okrPanelType: z.string().optional(),
  /** The tree as it stood at the end of this day. */
  asOf: asOfInput,
  ...treeInput.shape,
});
export type GoalPageInput = z.output<typeof goalPageInput>;

export type GoalPage = {
  address: GoalAddress;
  input: GoalPageInput;
  list: Omit<GoalList, "rows"> & { rows: TableGoal[] };
  /** The same rows with all that cards, trees and maps show of them; none where a table is shown. */
  goals: ListedGoal[];
  /** Which of its rows the actor may change, by id; asked for rows of a table alone. */
  changeable: string[];
  /** Ids of columns that are left out of a table, and are not in its rows. */
  hidden: string[];
  /** What the filters offer; null where they are not shown. */
  choices: GoalChoices | null;
  /** The days on which goals are to run; open at both ends where none are asked for. */
  runDays: DayBounds;
  names: GoalNames;
  rights: CreationRights;
  /** What the form for a new objective starts from; null while it is closed. */
  creating: NewObjective | null;
  /** The org unit that the list is narrowed to. */
  unit: { id: string; name: string } | null;
  /** What "mine" holds where it is not both what one owns and what one helps with. */
  mine: "OWNER" | "COLLABORATOR" | null;
  /** Whose goals alone the list is narrowed to. */
  owner: GoalPerson | null;
  /** Whose goals they are, on the pages of one person. */
  person: GoalPerson | null;
  /** The past day the tree is shown of. */
  asOf: string | null;
  /** What the tree shows besides its roots. */
  tree: GoalTreeView | null;
};

/** The filters that need `GoalChoices` to say what is set. */
export const lateFilters: readonly string[] = ["period", "tag", "cohort", "department", "team"];

/** What a list of goals can be narrowed to, and a new objective be given. */
export type GoalChoices = {
  periods: TimeFrame[];
  tags: OfferedTag[];
  /** The groups of people whose goals they are. */
  cohorts: CohortChoices;
  /** The departments and teams they belong to. */
  places: PlacesToChoose;
};

export type NewObjective = {
  choices: GoalChoices;
  timeFrame: string;
  currency: string;
  visibility: GoalTemplate["configData"]["DEFAULT_OBJECTIVE_VISIBILITY"];
  owner: GoalPerson;
  parent: { id: string; title: string } | null;
  settings: FormSettings;
  /** Whether what the mode folds is open at once. */
  open: boolean;
  /** Whether titles and measures are suggested at once. */
  suggesting: boolean;
  /** Whether the actor may put tags on what they create for themselves. */
  tags: boolean;
};

export type GoalPageAsked = {
  pathname: string;
  withChoices?: boolean;
  /** Ids of the columns that its reader leaves out of a table. */
  hiddenOf?: (list: string) => string[];
};

const fullForms = ["FULL", "DETAILED", "OTHER_DETAILS"];

/** A screen that lists goals, as its address asks for it. */
export async function goalPage(
  context: Context,
  input: GoalPageInput,
  { pathname, withChoices = true, hiddenOf = () => [] }: GoalPageAsked,
): Promise<GoalPage> {
  const address = findGoalAddress(pathname);
  if (!address) throw notFound("This address");
  requireArea(context, address);
  const rights = await creationRights(context);
  const person =
    address.scope === "individuals-goals"
      ? await requirePerson(context, input.ownerId ?? context.actor.employeeId)
      : null;
  const mine = await ownTypes(context);
  const moment = input.view === "TREE" ? endOfDay(context, input.asOf) : null;
  const creates = input.createOkr === "true" && rights.levels.length > 0;
  const choices = withChoices || creates ? await goalChoices(context) : null;
  const group = input.view === "CARD" ? input.group : undefined;
  const asked = { ...input, group, scope: address.scope, ownerId: person?.id };
  const hidden = input.view === "LIST" ? hiddenOf(goalColumnsOf(address.key)) : [];
  return {
    address,
    input,
    asOf: moment && input.asOf ? input.asOf : null,
    ...(input.view === "TREE"
      ? withGoals(await treeOf(context, asked, moment))
      : { ...(await listToChange(context, asked, hidden)), tree: null }),
    hidden,
    choices,
    runDays: await boundsFor(context, runDaysOf(input)),
    owner: input.owner ? await findPerson(context, input.owner) : null,
    unit: input.unit ? await firstRow(context, sql`select id, name from {org_unit} where id = ${input.unit}`) : null,
    names: goalNames((await templateOf(context)).template),
    rights,
    creating: creates && choices ? { ...(await newObjective(context, input)), choices } : null,
    person,
    mine: mine.length === 1 ? mine[0]! : null,
  };
}

async function goalChoices(context: Context): Promise<GoalChoices> {
  return {
    periods: await goalPeriods(context),
    tags: await offeredTags(context, "GOAL"),
    cohorts: await cohortChoices(context),
    places: await placesToChoose(context),
  };
}

async function listToChange(
  context: Context,
  asked: Parameters<typeof listGoals>[1] & Pick<GoalPageInput, "view">,
  hidden: readonly string[],
): Promise<Pick<GoalPage, "list" | "goals" | "changeable">> {
  const list = await listGoals(context, asked);
  if (asked.view !== "LIST") return withGoals({ list });
  return { ...(await asTable(context, list, hidden)), goals: [] };
}

async function asTable(
  context: Context,
  list: GoalList,
  hidden: readonly string[],
): Promise<Pick<GoalPage, "list" | "changeable">> {
  const ids = list.rows.map(({ id }) => id);
  return { list: { ...list, rows: forTable(list.rows, hidden) }, changeable: await changeableGoals(context, ids) };
}

function withGoals<Found extends { list: GoalList }>(found: Found): Found & Pick<GoalPage, "goals" | "changeable"> {
  return { ...found, goals: found.list.rows, changeable: [] };
}

function findPerson(context: Context, id: string): Promise<GoalPerson | null> {
  return firstRow<GoalPerson>(
    context,
    sql`select id, display_name as name, photo_key as photo from {employee} where id = ${id}`,
  );
}

async function requirePerson(context: Context, id: string): Promise<GoalPerson> {
  const person = await findPerson(context, id);
  if (!person) throw notFound("Employee");
  return person;
}

async function newObjective(
  context: Context,
  { ownerId, parentId, okrPanelType }: GoalPageInput,
): Promise<Omit<NewObjective, "choices">> {
  const { template } = await templateOf(context);
  const parent = parentId ? await findVisibleTitle(context, parentId) : null;
  const asked = okrPanelType?.toUpperCase();
  const settings = formSettings(template);
  return {
    timeFrame: timeFrameOf("QUARTER", context.today(), await fiscalYearStartMonth(context)).id,
    currency: context.actor.currency,
    visibility: template.configData.DEFAULT_OBJECTIVE_VISIBILITY,
    owner: await requirePerson(context, ownerId ?? context.actor.employeeId),
    parent,
    settings: asked === "SIMPLE" || asked === "CREATE_OKR_SIMPLE" ? { ...settings, mode: "SIMPLE" } : settings,
    suggesting: asked === "TITLE_AND_METRICS",
    open: fullForms.includes(asked ?? ""),
    tags: await mayTagOwn(context),
  };
}
