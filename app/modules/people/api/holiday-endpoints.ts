import { z } from "zod";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { localDay, versionShape } from "#app/platform/http/shapes.ts";
import { ids } from "../domain/ids.ts";
import { holidays } from "../queries/holidays.ts";
import { removeHoliday, removeHolidayInput, saveHoliday, saveHolidayInput } from "../use-cases/save-holiday.ts";

const can = mayEver("edit", "CompanyShape");
const holiday = z
  .object({
    id: ids.holiday,
    onDate: localDay,
    name: z.string().describe("What people call the day."),
    version: versionShape,
  })
  .meta({ id: "Holiday" });
const oneHoliday = z.object({ holidayId: ids.holiday });

/** The company's holidays: for platform admins. */
export const holidayEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/holidays",
      can,
      summary: "The company's holidays: from today on by date, then the past ones, the latest first.",
      input: pagingInput,
      output: listShape(holiday),
      run: async (context, paging) => {
        const { ahead, past } = await holidays(context);
        return pageOfAll([...ahead, ...past], paging);
      },
    }),
    { summary: "Holidays by when they changed, oldest first, and those that are gone: to follow them." },
  ),
  endpoint({
    method: "GET",
    path: "/holidays/:holidayId",
    can,
    summary: "One holiday.",
    input: oneHoliday,
    output: holiday,
    run: async (context, { holidayId }) => {
      const { ahead, past } = await holidays(context);
      const found = [...ahead, ...past].find(({ id }) => id === holidayId);
      if (!found) throw notFound("Holiday");
      return found;
    },
  }),
  endpoint({
    method: "POST",
    path: "/holidays",
    can,
    summary: "A day becomes a holiday of the company.",
    input: saveHolidayInput.omit({ holidayId: true, version: true }),
    output: oneHoliday,
    creates: "/holidays/:holidayId",
    run: saveHoliday,
  }),
  endpoint({
    method: "PUT",
    path: "/holidays/:holidayId",
    can,
    summary: "Gives a holiday another day or name.",
    input: saveHolidayInput.required({ holidayId: true }),
    output: oneHoliday,
    run: saveHoliday,
  }),
  endpoint({
    method: "PUT",
    path: "/holidays/:holidayId/archived",
    can,
    summary: "The day is no holiday any more, or is one again.",
    input: removeHolidayInput,
    output: oneHoliday,
    run: removeHoliday,
  }),
];
