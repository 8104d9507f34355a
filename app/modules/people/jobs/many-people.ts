import type { Context } from "#app/platform/context/context.ts";
import { pagesByKey } from "#app/platform/files/sheet-pages.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { queryFields } from "#app/platform/http/query-fields.ts";
import { actsOnMany } from "#app/platform/tasks/acts-on-many.ts";
import type { ListServices } from "#app/platform/tasks/list-export.ts";
import { employeeFilters } from "../queries/employee-filters.ts";
import { idsOfList } from "../queries/employee-list-ids.ts";
import { tagMarks } from "../queries/tag-marks.ts";
import { tagPeople, tagPeopleInput } from "../use-cases/tag-people.ts";

/** The people of the register that an address shows. */
async function matching(context: Context, { href, searchParams }: URL, services: ListServices): Promise<string[]> {
  const filters = employeeFilters.parse(queryFields(searchParams));
  const { people } = await services.gatherings.offersToList(context, href);
  const found: string[] = [];
  for await (const page of pagesByKey(await idsOfList(context, filters, people))) found.push(...page);
  return found;
}

const many = actsOnMany({ ids: "employeeIds", can: mayEver("create", "Employee"), matching });

export const tagManyPeople = many("people.tag-many", tagPeopleInput, tagPeople, {
  changed: ({ changedIds }) => changedIds,
  keepsAll: true,
  marks: (ids, asked) => tagMarks(asked, ids),
  run: (context, ids, { tagId, has }) => tagPeople(context, { tagId, employeeIds: [...ids], has: !has }),
});
