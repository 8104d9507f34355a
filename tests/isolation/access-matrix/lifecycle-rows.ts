import { nothingThere, signedIn, type Row } from "./row.ts";

/** What everybody sees there is their own; this record is nobody's. */
const record = { journeyId: "0193a1b2-0000-7000-8000-000000000000" };
const act = { fields: record, expect: nothingThere };
const edit = { fields: { ...record, title: "Better", version: 1 }, expect: nothingThere };
const path = "/api/v1/lifecycle/:journeyId";

export const lifecycleRows: readonly Row[] = [
  {
    path: "/app/my-data/lifecycle",
    read: signedIn,
    intents: { create: { fields: {}, expect: signedIn }, export: { fields: {}, expect: signedIn } },
  },
  {
    path: "/app/lifecycle/:journeyId",
    record,
    read: nothingThere,
    intents: { edit, delete: act, "delete-and-leave": act, restore: act },
  },
  {
    path: "/api/v1/lifecycle",
    read: signedIn,
    intents: { POST: { fields: { title: "From a program" }, expect: signedIn } },
  },
  { path, record, read: nothingThere, intents: { PUT: edit, DELETE: act } },
  { path: `${path}/restore`, record, intents: { POST: act } },
];
