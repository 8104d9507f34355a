import { tagsOn, type TagMark } from "#app/modules/tags/index.ts";
import type { Visibility } from "../data/initiative-facts.ts";
import {
  detailedStatusOf,
  dueOf,
  statusOf,
  type DetailedStatus,
  type Due,
  type InitiativeStatus,
} from "../domain/status.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** `photo` is the key of their picture, where it was read. */
export type InitiativePerson = { id: string; name: string; photo?: string | null };

/** A task as lists, boards and panels show it; dates local. */
export type InitiativeRow = {
  id: string;
  text: string;
  parentId: string | null;
  parentText: string | null;
  visibility: Visibility;
  startDate: string | null;
  dueDate: string | null;
  completedOn: string | null;
  weightage: number;
  /** One of a series that goes on. */
  repeats: boolean;
  owners: InitiativePerson[];
  tags: TagMark[];
  partCount: number;
  partsDone: number;
  version: number;
  /** For buttons; the use-cases decide again. */
  mayEdit: boolean;
  mayComplete: boolean;
  mayDelete: boolean;
};
export type ListedInitiative = InitiativeRow & { status: InitiativeStatus; detailed: DetailedStatus; due: Due };

const people = (
  type: string,
) => sql`(select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.display_name, 'photo', e.photo_key)
    order by e.display_name, e.id), '[]')
  from {initiative_person} o join {employee} e on e.id = o.employee_id where o.initiative_id = i.id
    and o.owner_type = ${sql.lit(type)})`;
const parts = (condition: Sql) =>
  sql`(select count(*)::int from {initiative} s where s.parent_id = i.id and s.deleted_at is null${condition})`;

/** The columns of an `InitiativeRow` but the rights, of an initiative called `i`. */
export const initiativeColumns = sql`i.id, i.text, i.parent_id as "parentId", (select p.text from {initiative} p
  where p.id = i.parent_id) as "parentText",
  i.visibility, i.start_date::text as "startDate", i.due_date::text as "dueDate", i.completed_on::text as "completedOn",
  i.weightage::float8 as weightage, i.version,
  exists (select from {initiative_series} r where r.id = i.series_id and r.stopped_at is null) as repeats,
    ${people("OWNER")} as owners, ${tagsOn("INITIATIVE", sql`i.id`)} as tags,
  ${parts(sql``)} as "partCount", ${parts(sql` and s.completed_at is not null`)} as "partsDone"`;
export const collaboratorColumn = sql`${people("COLLABORATOR")} as collaborators`;

export function listed<Row extends InitiativeRow>(row: Row, today: string): Row & ListedInitiative {
  return { ...row, status: statusOf(row, today), detailed: detailedStatusOf(row, today), due: dueOf(row, today) };
}
