import type { Actor, RecordKind } from "./cast.ts";
import { colleagues, everybody, only, type Expectation, type Row } from "./row.ts";

const platformAdmin = only(["platform admin"]);
const settings = "/app/company/settings/platform";

/** A person's access: refused at the door to all but platform admins, who find their own company's people alone. */
const personOfOwn: Expectation = (actor: Actor, record: RecordKind) => {
  const atDoor = platformAdmin(actor, record);
  return atDoor === "DONE" ? colleagues(actor, record) : atDoor;
};

/** Nobody has made a role: platform admins, too, find none. */
const noRole: Expectation = (actor, record) => {
  const atDoor = platformAdmin(actor, record);
  return atDoor === "DONE" ? "HIDDEN" : atDoor;
};

const missingRole = { roleId: "0193a1b2-0000-7000-8000-000000000000", version: "1" };

/** The empty form is refused as such; a role that is not there is not found. */
const roleIntents: NonNullable<Row["intents"]> = {
  review: { fields: {}, expect: platformAdmin },
  save: { fields: {}, expect: platformAdmin },
  "review-delete": { fields: missingRole, expect: noRole },
  delete: { fields: missingRole, expect: noRole },
};

/** Without a right a role is refused as such, so that none is made. */
const emptyRole = { name: "Empty", rights: [], orgUnitIds: null, holderIds: [] };

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
      // Whoever they are: this one is not there. Seeing the product as somebody is tried where it can be taken back.
      "view-as": { fields: { employeeId: missingRole.roleId }, expect: noRole },
    },
  },
  // They tell everybody where the screens stand; who may open those is decided there.
  { path: "/settings/customAccess", read: everybody },
  { path: "/settings", read: everybody },
  { path: "/settings/modules", read: everybody },
  { path: "/app/view-as/stop", read: everybody, intents: { "": { fields: {}, expect: everybody } } },
  { path: `${settings}/roles`, read: platformAdmin },
  { path: `${settings}/roles/new`, read: platformAdmin, intents: roleIntents },
  { path: `${settings}/roles/:roleId`, record: { roleId: "$employee" }, read: noRole, intents: roleIntents },
  { path: `${settings}/explain`, read: platformAdmin },
  { path: `${settings}/explain/records`, read: platformAdmin },
  { path: `${settings}/explain/who-can`, record: { query: "about=Employee&record=$employee" }, read: personOfOwn },
  {
    path: `${settings}/modules`,
    read: platformAdmin,
    // What is on is switched on: everything stays as it is.
    intents: {
      review: { fields: { feature: "GOAL", on: "true" }, expect: platformAdmin },
      save: { fields: { feature: "GOAL", on: "true" }, expect: platformAdmin },
      "switch-flag": { fields: { flag: "view-as", on: "true" }, expect: platformAdmin },
    },
  },
  { path: `${settings}/audit`, read: platformAdmin, intents: { check: { fields: {}, expect: platformAdmin } } },
  { path: `${settings}/audit/export.csv`, read: platformAdmin },
  { path: "/api/v1/audit-log", read: platformAdmin },
  { path: "/api/v1/access/rights", read: platformAdmin },
  {
    path: "/api/v1/access/roles",
    read: platformAdmin,
    intents: { POST: { fields: emptyRole, expect: platformAdmin } },
  },
  { path: "/api/v1/access/roles/preview", intents: { POST: { fields: emptyRole, expect: platformAdmin } } },
  {
    path: "/api/v1/access/roles/:roleId",
    record: { roleId: "$employee" },
    read: noRole,
    intents: {
      PUT: { fields: { ...emptyRole, rights: ["goals.view"], version: 1 }, expect: noRole },
      DELETE: { fields: { version: 1 }, expect: noRole },
    },
  },
  { path: "/api/v1/access/explainable", read: platformAdmin },
  {
    path: "/api/v1/access/explanation",
    record: { query: "about=Employee&action=view&person=$employee&record=$employee" },
    read: personOfOwn,
  },
  { path: "/api/v1/access/who-can", record: { query: "about=Employee&record=$employee" }, read: personOfOwn },
  { path: "/api/v1/access/modules", read: platformAdmin },
  {
    path: "/api/v1/access/modules/:feature",
    intents: { PUT: { fields: { feature: "GOAL", on: true }, expect: platformAdmin } },
  },
  {
    path: "/api/v1/access/modules/:feature/preview",
    intents: { POST: { fields: { feature: "GOAL", on: true }, expect: platformAdmin } },
  },
  { path: "/api/v1/access/admins", read: platformAdmin },
  {
    path: "/api/v1/access/admins/:employeeId",
    record: person,
    read: personOfOwn,
    intents: {
      PUT: {
        fields: { kinds: [{ kind: "CUSTOM_ADMIN", orgUnitIds: null }], seen: "another state" },
        expect: personOfOwn,
      },
    },
  },
];
