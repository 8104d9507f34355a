import { only, type Expectation, type Row } from "./row.ts";

const register = only(["platform admin"]);
const nobodys = "0193a1b2-0000-7000-8000-000000000000";
/** A holiday that is nobody's: hidden from those who keep them, refused to the others. */
const notThere: Expectation = (actor, record) =>
  register(actor, record) === "DONE" ? "HIDDEN" : register(actor, record);
/** Refused for want of a day, so nothing is added. */
const undated = { fields: { name: "Founders' day", onDate: "" }, expect: register };
const holidayGone = { fields: { holidayId: nobodys, archived: "true" }, expect: notThere };

/** The company's holidays: their screen and the API. */
export const holidayRows: readonly Row[] = [
  {
    path: "/app/company/settings/platform/holidays",
    read: register,
    intents: { "save-holiday": undated, "remove-holiday": holidayGone },
  },
  { path: "/app/company/settings/platform/holidays/export", read: register },
  { path: "/api/v1/holidays", read: register, intents: { POST: undated } },
  {
    path: "/api/v1/holidays/:holidayId",
    record: { holidayId: nobodys },
    read: notThere,
    intents: {
      PUT: { fields: { name: "Founders' day", onDate: "2026-12-04", version: 1 }, expect: notThere },
    },
  },
  {
    path: "/api/v1/holidays/:holidayId/archived",
    record: { holidayId: nobodys },
    intents: { PUT: { fields: { archived: true }, expect: notThere } },
  },
];
