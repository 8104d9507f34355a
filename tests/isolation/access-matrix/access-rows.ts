import type { Actor, RecordKind } from "./cast.ts";
import { colleagues, only, type Expectation, type Row } from "./row.ts";

const platformAdmin = only(["platform admin"]);
const settings = "/app/company/settings/platform";

/** A person's access: refused at the door to all but platform admins, who find their own company's people alone. */
const personOfOwn: Expectation = (actor: Actor, record: RecordKind) => {
  const atDoor = platformAdmin(actor, record);
  return atDoor === "DONE" ? colleagues(actor, record) : atDoor;
};

/** Shapes that are refused as such: the matrix asks at the door and changes nobody's access. */
const person = { employeeId: "$employee" };

/** The access room: platform admins alone. */
export const accessRows: readonly Row[] = [
  { path: `${settings}/access`, read: platformAdmin },
  { path: `${settings}/access/export.csv`, read: platformAdmin },
  {
    path: `${settings}/access/:employeeId`,
    record: person,
    read: personOfOwn,
    intents: {
      review: { fields: { ...person, "where.CUSTOM_ADMIN": "COMPANY" }, expect: personOfOwn },
      save: { fields: { ...person, "where.CUSTOM_ADMIN": "COMPANY" }, expect: personOfOwn },
    },
  },
  {
    path: `${settings}/modules`,
    read: platformAdmin,
    // What is on is switched on: everything stays as it is.
    intents: { review: { fields: { feature: "GOAL", on: "true" }, expect: platformAdmin }, save: { fields: { feature: "GOAL", on: "true" }, expect: platformAdmin } },
  },
  { path: "/api/v1/access/admins", read: platformAdmin },
  {
    path: "/api/v1/access/admins/:employeeId",
    record: person,
    read: personOfOwn,
    intents: { PUT: { fields: { kinds: [{ kind: "CUSTOM_ADMIN", orgUnitIds: null }] }, expect: personOfOwn } },
  },
];
